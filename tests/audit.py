"""`make audit`: known vulnerabilities of the pinned libraries, by pip-audit, in sentences; it passes only if all could be looked up."""

import json
import subprocess
import sys
from collections.abc import Sequence
from typing import Any

UNREACHED = (
    "Nothing is known of {count} libraries ({first}, ...), so this check did not pass: the service with the known vulnerabilities cannot "
    "be reached from here, or does not know them. Run make audit where it can be reached."
)


def judge(report: dict[str, Any]) -> tuple[list[str], int]:
    """What pip-audit's JSON report says, in sentences, and the exit status: 0 only if all was looked up and nothing found."""
    said, unknown = [], []
    libraries = {one["name"]: one for one in report["dependencies"]}.values()
    for one in libraries:
        if "skip_reason" in one:
            unknown.append(one["name"])
        for found in one.get("vulns", ()):
            mended = f"mended in {', '.join(found['fix_versions'])}" if found["fix_versions"] else "not mended yet"
            said.append(f"{one['name']} {one['version']} has the vulnerability {found['id']}, {mended}.")
    if unknown or not libraries:
        said.append(UNREACHED.format(count=len(unknown), first=unknown[0] if unknown else "none was looked up"))
    return said or [f"None of the {len(libraries)} libraries has a known vulnerability."], 1 if said else 0


def main(program: str, locks: Sequence[str]) -> int:
    """Runs pip-audit over lock files; returns the exit status."""
    # Without pip: the lock files hold every library with its hashes, and nothing has to be resolved or downloaded.
    command = [program, "--require-hashes", "--disable-pip", "--progress-spinner", "off", "--format", "json"]
    for lock in locks:
        command += ["--requirement", lock]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    try:
        said, status = judge(json.loads(ended.stdout))
    except (json.JSONDecodeError, KeyError):
        last = (ended.stderr.strip() or "it said nothing").splitlines()[-1]
        said, status = [f"pip-audit gave no report, so this check did not pass; the last that it said: {last}"], 1
    print("\n".join(said))
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
