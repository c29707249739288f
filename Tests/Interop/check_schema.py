#!/usr/bin/env python3
"""Shows that the JSON Schema for editors and the command agree.

    check_schema.py PATH/TO/sandclock

Every scenario of the repository fits Scenarios/scenario.schema.json, and every text of
wrong_scenarios.json5 is refused by the schema and by `sandclock check` alike. The last line is
`N passed, M failed`; the exit status is 0 only if all passed.
"""

import json
import pathlib
import subprocess
import sys
import tempfile

import json5
import jsonschema

HERE = pathlib.Path(__file__).resolve().parent
SCENARIOS = HERE.parent.parent / "Scenarios"


def main(executable):
    schema = json.loads((SCENARIOS / "scenario.schema.json").read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    passed, failed = 0, []
    for path in sorted(SCENARIOS.glob("*.json5")):
        problems = [error.message for error in validator.iter_errors(json5.loads(path.read_text()))]
        if problems:
            failed.append(f"{path.name}: {'; '.join(problems)}")
        else:
            passed += 1
    good = json5.loads((SCENARIOS / "plain-month.json5").read_text())
    good["catalog"] = str(SCENARIOS / good["catalog"])
    for words, change in json5.loads((HERE / "wrong_scenarios.json5").read_text()).items():
        document = {**good, **change}
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "wrong.json5"
            file.write_text(json.dumps(document))
            status = subprocess.run(
                [executable, "check", file], capture_output=True, check=False
            ).returncode
        if validator.is_valid(document):
            failed.append(f"{words}: the schema accepts it")
        elif status != 65:
            failed.append(f"{words}: the command ends with {status}, not 65")
        else:
            passed += 1
    for problem in failed:
        print(problem)
    print(f"{passed} passed, {len(failed)} failed")
    return 0 if passed and not failed else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
