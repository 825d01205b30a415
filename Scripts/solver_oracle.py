#!/usr/bin/env python3
"""Writes the fixtures of the solver's tests: random systems and what an independent solver says.

The oracle is HiGHS, as shipped with scipy, used one priority after the other: the least sum of errors
of a priority becomes a constraint of the next. What is then still open is settled variable by
variable, each as near to its rest as possible; before that, the least and greatest value of every
variable are noted. All this is done twice in different ways, and a system on which the two do not
agree is passed over. Of a system that cannot be satisfied, all minimal contradictions are listed.

    python3 Scripts/solver_oracle.py            writes Tests/Fixtures/solver/*.json
    python3 Scripts/solver_oracle.py --check    writes nothing, fails if the files would change

Names of files, without their extension, confine it to those. Needs scipy.
"""

import argparse
import json
import multiprocessing
import pathlib
import random
import sys

import scipy
from scipy.optimize._highspy import _core as highs

from oracle import hard_kinds, kinds, layout_kinds
from oracle.contradictions import answer
from oracle.lexicographic import REQUIRED, class_of
from oracle.sequences import sequence

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Tests" / "Fixtures" / "solver"
CLASSES = ["decided", "degenerate", "ties", "infeasible"]

# For each file: what makes a system, how many, the seed, and whether only contradictions are wanted.
KINDS = {
    "layouts": (kinds.layout_like, 400, 1, False),
    "random": (kinds.anything, 400, 2, False),
    "degenerate": (kinds.degenerate, 250, 3, False),
    "ties": (kinds.ties, 200, 4, False),
    "conflicts": (kinds.conflicting, 250, 5, True),
    "trees": (layout_kinds.tree, 300, 6, False),
    "impossible-trees": (layout_kinds.impossible_tree, 120, 7, True),
    "blocks": (layout_kinds.blocks, 160, 8, False),
    "squeezed": (layout_kinds.squeezed, 200, 9, False),
    "repeated": (hard_kinds.repeated, 220, 10, False),
    "cycles": (hard_kinds.cycle, 200, 11, False),
    "wide": (hard_kinds.wide, 200, 12, False),
    "fractional": (hard_kinds.fractional, 120, 13, False),
    "ordinals": (hard_kinds.shuffled_ordinals, 260, 14, False),
}
SEQUENCES = ("sequences", sequence, 120, 20)


def header(claim, seed, **more):
    version = f"{highs.HIGHS_VERSION_MAJOR}.{highs.HIGHS_VERSION_MINOR}.{highs.HIGHS_VERSION_PATCH}"
    return {
        "claim": claim,
        "source": f"sequential lexicographic linear programs, HiGHS {version} in scipy "
        + scipy.__version__,
        "seed": seed,
        "regenerate": "python3 Scripts/solver_oracle.py",
        "required": REQUIRED,
        **more,
    }


def text(head, name, items):
    lines = ",\n".join(json.dumps(item, separators=(",", ":")) for item in items)
    return json.dumps(head, indent=1)[:-2] + f',\n "{name}": [\n' + lines + "\n]}\n"


def systems(kind):
    make, count, seed, wants_conflicts = KINDS[kind]
    source = random.Random(seed)
    cases, classes = [], dict.fromkeys(CLASSES, 0)
    while len(cases) < count:
        system = make(source)
        result = system and answer(system)
        if not result or (wants_conflicts and "conflicts" not in result):
            continue
        cases.append({**system.to_json(), **result})
        classes[class_of(system, result)] += 1
    claim = f"{count} systems. {make.__doc__.splitlines()[0]}"
    return text(header(claim, seed, classes=classes), "cases", cases)


def sequences(name, make, count, seed):
    source = random.Random(seed)
    stories = [make(source) for _ in range(count)]
    claim = f"{count} sequences. {make.__doc__.splitlines()[0]}"
    return text(header(claim, seed), "sequences", stories)


def contents(name):
    return name, sequences(*SEQUENCES) if name == SEQUENCES[0] else systems(name)


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--check", action="store_true", help="compare, do not write")
    arguments.add_argument("name", nargs="*", help="the files to write or compare; all by default")
    options = arguments.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    names = options.name or [*KINDS, SEQUENCES[0]]
    with multiprocessing.Pool() as pool:
        for name, written in pool.imap_unordered(contents, names):
            path = FOLDER / f"{name}.json"
            if not options.check:
                path.write_text(written)
            elif not path.exists() or path.read_text() != written:
                sys.exit(f"{path} is not what the oracle says")
            print(path.name, len(written), flush=True)


if __name__ == "__main__":
    main()
