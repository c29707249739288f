#!/usr/bin/env python3
"""Shows forgeries to Apple's own server library.

    check_forgeries.py DIR

DIR is what `sandclock forgeries` wrote: index.json says of each body how the receiver is set up,
whether it is accepted, and otherwise which token fails, and how Apple's library calls the failure.
The library must accept exactly those, the tokens inside them as well, and refuse every other body
at that token with that name.

Prints a line a body and `N passed, M failed`. Exit status 0 only if every body passed, and there
was one to accept and one to refuse.
"""

import json
import pathlib
import sys

from appstoreserverlibrary.models.Environment import Environment
from appstoreserverlibrary.signed_data_verifier import SignedDataVerifier, VerificationException


def verdict(body, entry, root):
    """The token that is refused with the failure's name; None where everything is accepted."""
    verifier = SignedDataVerifier(
        [root], False, Environment(entry["environment"]), entry["bundleId"],
        entry.get("appAppleId"))
    token = "signedPayload"
    try:
        payload = verifier.verify_and_decode_notification(json.loads(body)[token])
        if payload.data is None:
            return None
        for token, inner, verify in (
            ("signedTransactionInfo", payload.data.signedTransactionInfo,
             verifier.verify_and_decode_signed_transaction),
            ("signedRenewalInfo", payload.data.signedRenewalInfo,
             verifier.verify_and_decode_renewal_info),
        ):
            if inner is not None:
                verify(inner)
    except VerificationException as failure:
        return token, failure.status.name
    return None


def main():
    """Checks the folder; the exit status."""
    folder = pathlib.Path(sys.argv[1])
    root = (folder / "root.cer").read_bytes()
    entries = json.loads((folder / "index.json").read_text("utf-8"))
    files = {path.name for path in folder.iterdir()} - {"index.json", "root.cer", ".gitattributes"}
    failed = 0
    if files != {entry["file"] for entry in entries}:
        print("FAILED  the index does not list the files that there are")
        failed += 1
    for entry in entries:
        wanted = None if entry["accepted"] else (entry["token"], entry["failure"])
        found = verdict((folder / entry["file"]).read_bytes(), entry, root)
        if found == wanted:
            print(f"ok      {entry['file']}: {found or 'accepted'}")
        else:
            print(f"FAILED  {entry['file']}: {found or 'accepted'}, not {wanted or 'accepted'}")
            failed += 1
    print(f"{len(entries) - failed} passed, {failed} failed")
    both = {entry["accepted"] for entry in entries} == {True, False}
    return 0 if failed == 0 and both else 1


if __name__ == "__main__":
    sys.exit(main())
