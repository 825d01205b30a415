#!/usr/bin/env python3
"""Writes the fixtures of the solver's tests: random systems and what an independent solver says.

The oracle is HiGHS, as shipped with scipy, used one priority after the other: the least sum of errors
of a priority becomes a constraint of the next. What is then still open is settled variable by
variable, each as near to its rest as possible; before that, the least and greatest value of every
variable are noted. Of a system that cannot be satisfied, all minimal contradictions are listed.

    python3 Scripts/solver_oracle.py            writes Tests/Fixtures/solver/*.json
    python3 Scripts/solver_oracle.py --check    writes nothing, fails if the files would change
"""

import argparse
import json
import pathlib
import random
import sys

import numpy
import scipy
from scipy.optimize import linprog

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Tests" / "Fixtures" / "solver"
REQUIRED = 1000
# Slack on the optimum of a priority when it becomes a constraint; HiGHS keeps rows to 1e-7.
SLACK = 1e-9
TOLERANCE = 1e-6


class System:
    """Unknowns (rest, is non-negative) and rows (variables, coefficients, relation, constant, priority)."""

    def __init__(self, unknowns, rows):
        self.unknowns = unknowns
        self.rows = rows

    def to_json(self):
        return {
            "unknowns": [[rest, int(sign)] for rest, sign in self.unknowns],
            "rows": [[v, c, relation, constant, p] for v, c, relation, constant, p in self.rows],
        }


class Program:
    """A linear program that grows: the unknowns, then two error variables for each soft row."""

    def __init__(self, system, extra=0):
        self.n = len(system.unknowns)
        self.soft = [r for r in system.rows if r[4] < REQUIRED]
        self.width = self.n + 2 * len(self.soft) + 2
        self.equal, self.equal_right, self.less, self.less_right = [], [], [], []
        self.bounds = [(0 if sign else None, None) for _, sign in system.unknowns]
        self.bounds += [(0, None)] * (2 * len(self.soft) + 2)
        for variables, coefficients, relation, constant, priority in system.rows:
            if priority < REQUIRED:
                continue
            self.add(self.row(variables, coefficients), relation, constant)
        for k, (variables, coefficients, relation, constant, _) in enumerate(self.soft):
            row = self.row(variables, coefficients)
            if relation >= 0:
                row[self.n + 2 * k] += 1
            if relation <= 0:
                row[self.n + 2 * k + 1] -= 1
            self.add(row, relation, constant)

    def row(self, variables, coefficients):
        row = numpy.zeros(self.width)
        for variable, coefficient in zip(variables, coefficients):
            row[variable] += coefficient
        return row

    def add(self, row, relation, constant):
        if relation == 0:
            self.equal.append(row)
            self.equal_right.append(constant)
        else:
            self.less.append(-relation * row)
            self.less_right.append(-relation * constant)

    def minimise(self, cost):
        result = linprog(
            cost,
            A_ub=numpy.array(self.less) if self.less else None,
            b_ub=self.less_right or None,
            A_eq=numpy.array(self.equal) if self.equal else None,
            b_eq=self.equal_right or None,
            bounds=self.bounds,
            method="highs",
        )
        return result

    def unit(self, variable, sign=1):
        cost = numpy.zeros(self.width)
        cost[variable] = sign
        return cost


def is_feasible(system, members):
    """Whether rows (numbers >= 0) and silent rules (-1 - variable) can hold together."""
    rows = [system.rows[m] for m in members if m >= 0]
    signs = {-1 - m for m in members if m < 0}
    unknowns = [(rest, i in signs) for i, (rest, _) in enumerate(system.unknowns)]
    program = Program(System(unknowns, rows))
    status = program.minimise(numpy.zeros(program.width)).status
    return status == 0


def least_violation(system, members):
    """The least sum by which the members have to be missed."""
    rows, n = [], len(system.unknowns)
    for member in members:
        if member >= 0:
            variables, coefficients, relation, constant, _ = system.rows[member]
            rows.append([variables, coefficients, relation, constant, 1])
        else:
            rows.append([[-1 - member], [1], 1, 0, 1])
    program = Program(System([(0, False)] * n, rows))
    cost = numpy.zeros(program.width)
    cost[n : n + 2 * len(rows)] = 1
    return program.minimise(cost).fun


def minimal_contradictions(system):
    """All of them: seeds that nothing rules out yet are shrunk or grown (Liffiton et al., MARCO)."""
    members = [i for i, r in enumerate(system.rows) if r[4] == REQUIRED]
    used = {v for r in system.rows if r[4] == REQUIRED for v in r[0]}
    members += [-1 - i for i, (_, sign) in enumerate(system.unknowns) if sign and i in used]
    count = len(members)
    cache = {}

    def feasible(mask):
        if mask not in cache:
            cache[mask] = is_feasible(system, [m for i, m in enumerate(members) if mask >> i & 1])
        return cache[mask]

    least, greatest = [], []
    for seed in range((1 << count) - 1, -1, -1):
        if any(seed & m == m for m in least) or any(seed | m == m for m in greatest):
            continue
        if feasible(seed):
            for i in range(count):
                if not seed >> i & 1 and feasible(seed | 1 << i):
                    seed |= 1 << i
            greatest.append(seed)
        else:
            for i in range(count):
                if seed >> i & 1 and not feasible(seed & ~(1 << i)):
                    seed &= ~(1 << i)
            least.append(seed)
    # A seed may have been shrunk past others that are still minimal; the loop goes on until all
    # subsets are covered, so that the list is complete.
    return sorted(sorted(m for i, m in enumerate(members) if mask >> i & 1) for mask in least)


def answer(system):
    """What the fixtures say of a system; None if the oracle is not sure of itself."""
    program = Program(system)
    n = program.n
    if program.minimise(numpy.zeros(program.width)).status != 0:
        if sum(r[4] == REQUIRED for r in system.rows) + n > 13:
            return None
        conflicts = minimal_contradictions(system)
        if not conflicts:
            return None
        return {"conflicts": [[c, round(least_violation(system, c), 9)] for c in conflicts]}
    errors = []
    for priority in sorted({r[4] for r in program.soft}, reverse=True):
        cost = numpy.zeros(program.width)
        for k, row in enumerate(program.soft):
            if row[4] == priority:
                cost[n + 2 * k] = cost[n + 2 * k + 1] = 1
        result = program.minimise(cost)
        if result.status != 0:
            return None
        errors.append([priority, round(result.fun, 9)])
        program.add(cost, -1, result.fun + SLACK)
    lower, upper = [], []
    for variable in range(n):
        for sign, ends in ((1, lower), (-1, upper)):
            result = program.minimise(program.unit(variable, sign))
            if result.status in (3, 4):
                ends.append(None)
            elif result.status == 0:
                ends.append(round(result.x[variable], 9))
            else:
                return None
    values = []
    for variable, (rest, _) in enumerate(system.unknowns):
        # The range of a variable, given the earlier ones, is an interval: go for its point next to rest.
        ends = []
        for sign in (1, -1):
            result = program.minimise(program.unit(variable, sign))
            if result.status == 0:
                ends.append(result.x[variable])
            elif result.status in (3, 4):
                ends.append(-sign * numpy.inf)
            else:
                return None
        value = min(max(rest, ends[0]), ends[1])
        values.append(round(float(value), 9))
        program.add(program.unit(variable), 1, value - SLACK)
        program.add(program.unit(variable), -1, value + SLACK)
    return {"errors": errors, "values": values, "lower": lower, "upper": upper}


def layout_like(random):
    """Views side by side in a view around them: positions, sizes, gaps, sizes of content."""
    unknowns, rows = [(0, True)], []
    rows.append([[0], [1], 0, random.randrange(40, 400), random.choice([1000, 1000, 700])])
    previous = None
    for _ in range(random.randrange(1, 4)):
        left, width = len(unknowns), len(unknowns) + 1
        unknowns += [(0, False), (0, True)]
        relation = random.choice([0, 0, 1])
        gap = random.randrange(0, 20)
        if previous is None:
            rows.append([[left], [1], relation, gap, 1000])
        else:
            rows.append([[left, previous, previous + 1], [1, -1, -1], relation, gap, 1000])
        content = random.randrange(10, 200)
        if random.random() < 0.8:
            rows.append([[width], [1], -1, content, random.choice([250, 251, 250])])
            rows.append([[width], [1], 1, content, random.choice([750, 749, 750])])
        if previous is not None and random.random() < 0.3:
            rows.append(
                [[width, previous + 1], [1, -random.choice([1, 1, 2, 0.5])], 0, 0,
                 random.choice([1000, 500])])
        previous = left
    rows.append(
        [[0, previous, previous + 1], [1, -1, -1], random.choice([0, 0, 1]), random.randrange(0, 20),
         random.choice([1000, 1000, 990])])
    if random.random() < 0.3:
        rows.append([[previous], [1], random.choice([-1, 0, 1]), random.randrange(0, 300), 600])
    return System(unknowns, rows)


def anything(random, sizes=(2, 6), required=0.45):
    """Rows without any plan."""
    n = random.randrange(*sizes)
    unknowns = [
        (random.choice([0, 0, 0, random.randrange(-20, 50)]), random.random() < 0.4) for _ in range(n)
    ]
    rows = []
    for _ in range(random.randrange(n, 2 * n + 4)):
        count = min(n, random.choice([1, 2, 2, 3, 3, 4]))
        variables = random.sample(range(n), count)
        coefficients = [random.choice([1, 1, 1, -1, -1, 2, -2, 0.5, 3]) for _ in variables]
        priority = 1000 if random.random() < required else random.choice([250, 500, 750, 750, 999.5])
        rows.append(
            [variables, coefficients, random.choice([-1, 0, 0, 1]), random.randrange(-20, 60), priority])
    return System(unknowns, rows)


def degenerate(random):
    """Rows that meet in the same few points: small coefficients, constants that repeat."""
    n = random.randrange(3, 7)
    point = [random.choice([0, 0, 10, 20]) for _ in range(n)]
    unknowns = [(random.choice([0, 0, 10]), random.random() < 0.6) for _ in range(n)]
    rows = []
    for _ in range(random.randrange(n + 2, 3 * n)):
        variables = random.sample(range(n), min(n, random.choice([1, 2, 2, 3])))
        coefficients = [random.choice([1, -1, 1, 2]) for _ in variables]
        constant = sum(c * point[v] for v, c in zip(variables, coefficients))
        priority = random.choice([1000, 1000, 1000, 750, 750, 250])
        if priority < 1000:
            constant += random.choice([0, 0, 10, -10])
        rows.append([variables, coefficients, random.choice([-1, 0, 1, 1]), constant, priority])
    return System(unknowns, rows)


def ties(random):
    """Sums that one priority has to share out, in as many ways as it likes."""
    n = random.randrange(2, 7)
    unknowns = [(random.choice([0, 0, 5, 30]), random.random() < 0.7) for _ in range(n)]
    rows = [[list(range(n)), [1] * n, random.choice([0, -1, 1]), random.randrange(0, 100), 1000]]
    for variable in range(n):
        if random.random() < 0.7:
            rows.append(
                [[variable], [1], random.choice([0, 1, -1]), random.randrange(0, 40),
                 random.choice([750, 750, 250])])
    if n > 2 and random.random() < 0.5:
        a, b = random.sample(range(n), 2)
        rows.append([[a, b], [1, -1], random.choice([0, 1]), random.randrange(-5, 6), 500])
    return System(unknowns, rows)


def conflicting(random):
    """More required rows than can hold, few enough to list all contradictions."""
    return anything(random, sizes=(2, 5), required=0.9)


KINDS = {
    "layouts": (layout_like, 400, 1),
    "random": (anything, 400, 2),
    "degenerate": (degenerate, 250, 3),
    "ties": (ties, 200, 4),
    "conflicts": (conflicting, 250, 5),
}


def write(kind):
    make, count, seed = KINDS[kind]
    source = random.Random(seed)
    cases = []
    while len(cases) < count:
        system = make(source)
        result = answer(system)
        if result is None or (kind == "conflicts" and "conflicts" not in result):
            continue
        cases.append({**system.to_json(), **result})
    header = {
        "claim": f"{count} systems, {make.__doc__.splitlines()[0]}",
        "source": "sequential lexicographic linear programs, HiGHS in scipy " + scipy.__version__,
        "seed": seed,
        "regenerate": "python3 Scripts/solver_oracle.py",
        "required": REQUIRED,
    }
    lines = ",\n".join(json.dumps(case, separators=(",", ":")) for case in cases)
    text = json.dumps(header, indent=1)[:-2] + ',\n "cases": [\n' + lines + "\n]}\n"
    return FOLDER / f"{kind}.json", text


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--check", action="store_true", help="compare, do not write")
    check = arguments.parse_args().check
    FOLDER.mkdir(parents=True, exist_ok=True)
    for kind in KINDS:
        path, text = write(kind)
        if not check:
            path.write_text(text)
        elif not path.exists() or path.read_text() != text:
            sys.exit(f"{path} is not what the oracle says")
        print(path.name, len(text))


if __name__ == "__main__":
    main()
