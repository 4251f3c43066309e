"""What runs the bot: building its services, the client, start and end, the preview. The cogs know nothing of it."""
