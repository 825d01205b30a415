#!/usr/bin/env python3
"""Writes Tests/Fixtures/solver/ill-conditioned.json: dense systems with coefficients from 1e-4 to
1e4 and constants up to 1e7, each with all its minimal contradictions; one in four has none.

A minimal contradiction is a set of rows whose left sides depend on each other in one way only (a
circuit), with factors of the right signs. All sets are tried, in rational arithmetic, so that the
answer is exact for the numbers as they are stored.
"""

import itertools
import json
import pathlib
import random
from fractions import Fraction

SEED = 11
COUNT = 160


def dependence(vectors):
    """The factors of the only dependence of the vectors; None if there is none, or more than one."""
    count = len(vectors)
    width = len(vectors[0])
    rows = [[vectors[i][j] for i in range(count)] for j in range(width)]
    pivots = []
    for row in rows:
        for pivot_row, column in pivots:
            if row[column]:
                factor = row[column]
                row[:] = [a - factor * b for a, b in zip(row, pivot_row)]
        column = next((i for i in range(count) if row[i]), None)
        if column is None:
            continue
        divisor = row[column]
        row[:] = [a / divisor for a in row]
        for pivot_row, _ in pivots:
            if pivot_row[column]:
                factor = pivot_row[column]
                pivot_row[:] = [a - factor * b for a, b in zip(pivot_row, row)]
        pivots.append((row, column))
    free = [i for i in range(count) if i not in {column for _, column in pivots}]
    if len(free) != 1:
        return None
    factors = [Fraction(0)] * count
    factors[free[0]] = Fraction(1)
    for row, column in pivots:
        factors[column] = -row[free[0]]
    return factors if all(factors) else None


def contradictions(unknowns, rows):
    """All minimal contradictions with their excess, and the least excess of a scaled one."""
    width = len(unknowns)
    members = []
    for index, (_, is_non_negative) in enumerate(unknowns):
        if is_non_negative:
            vector = [Fraction(0)] * width
            vector[index] = Fraction(1)
            members.append((-1 - index, vector, 1, Fraction(0)))
    for index, (variables, coefficients, relation, constant, _) in enumerate(rows):
        vector = [Fraction(0)] * width
        for variable, coefficient in zip(variables, coefficients):
            vector[variable] += Fraction(coefficient)
        members.append((index, vector, relation, Fraction(constant)))
    found = []
    least = None
    for size in range(1, width + 2):
        for chosen in itertools.combinations(members, size):
            factors = dependence([vector for _, vector, _, _ in chosen])
            if factors is None:
                continue
            excess = -sum(f * constant for f, (_, _, _, constant) in zip(factors, chosen))
            if excess == 0:
                least = Fraction(0)
                continue
            if excess < 0:
                factors = [-f for f in factors]
                excess = -excess
            if any(f * relation > 0 for f, (_, _, relation, _) in zip(factors, chosen)):
                continue
            found.append(
                [
                    sorted(member for member, _, _, _ in chosen),
                    float(excess / max(abs(f) for f in factors)),
                ]
            )
            scaled = excess / max(
                abs(f) * max(abs(c) for c in vector)
                for f, (_, vector, _, _) in zip(factors, chosen)
            )
            least = scaled if least is None else min(least, scaled)
    return sorted(found), least


def number(source):
    return float(f"{source.choice([-1, 1]) * 10 ** source.uniform(-4, 4):.4g}")


def system(source):
    width = source.randint(2, 4)
    unknowns = [[0, source.randint(0, 1)] for _ in range(width)]
    rows = []
    for _ in range(source.randint(width + 1, width + 4)):
        variables = list(range(width))
        source.shuffle(variables)
        if source.random() < 0.3:
            variables = variables[: source.randint(1, width)]
        constant = float(f"{source.choice([-1, 1]) * 10 ** source.uniform(0, 7):.6g}")
        relation = source.choice([-1, -1, 0, 1, 1])
        rows.append([variables, [number(source) for _ in variables], relation, constant, 1000])
    return unknowns, rows


def main():
    source = random.Random(SEED)
    cases = []
    while len(cases) < COUNT:
        unknowns, rows = system(source)
        found, least = contradictions(unknowns, rows)
        # What is missed by less than a hundredth of a point is a matter of tolerances.
        if least is not None and least < Fraction(1, 100):
            continue
        # One in four can be satisfied.
        if (not found) != (len(cases) % 4 == 3):
            continue
        cases.append({"unknowns": unknowns, "rows": rows, "conflicts": found})
    fixture = {
        "claim": f"{COUNT} dense systems with coefficients from 1e-4 to 1e4 and constants to 1e7.",
        "source": "all subsets in rational arithmetic, Python's fractions",
        "seed": SEED,
        "regenerate": "python3 Scripts/exact_oracle.py",
        "required": 1000,
        "classes": {
            "satisfiable": sum(not case["conflicts"] for case in cases),
            "infeasible": sum(bool(case["conflicts"]) for case in cases),
        },
    }
    head = json.dumps(fixture, indent=1)[:-2]
    lines = ",\n".join(json.dumps(case, separators=(",", ":")) for case in cases)
    folder = pathlib.Path(__file__).parent.parent / "Tests/Fixtures/solver"
    (folder / "ill-conditioned.json").write_text(f'{head},\n "cases": [\n{lines}\n]\n}}\n')


if __name__ == "__main__":
    main()
