"""Linear programs solved one priority after the other with HiGHS."""

import math

import numpy
from scipy.optimize import linprog

REQUIRED = 1000
# Beyond this, a solution says more of the oracle's rounding than of the system.
LARGEST = 1e9


class System:
    """Unknowns (rest, is non-negative, ordinal) and rows.

    A row is a list of variables, coefficients, relation (-1, 0, 1), constant and priority. A variable
    may be named twice in a row. Where an unknown has no ordinal, its place is its ordinal.
    """

    def __init__(self, unknowns, rows):
        self.unknowns = unknowns
        self.rows = rows

    def order(self):
        """The unknowns in the order of the rule for ties."""
        def key(index):
            unknown = self.unknowns[index]
            return (unknown[2] if len(unknown) > 2 else index, index)

        return sorted(range(len(self.unknowns)), key=key)

    def to_json(self):
        return {
            "unknowns": [[number(u[0]), int(u[1]), *u[2:]] for u in self.unknowns],
            "rows": [
                [list(v), [number(a) for a in c], relation, number(constant), number(p)]
                for v, c, relation, constant, p in self.rows
            ],
        }

    def without(self, rows):
        return System(self.unknowns, [r for i, r in enumerate(self.rows) if i not in rows])

    def unit(self):
        """What counts as one in this system: errors are as large as its constants make them."""
        lengths = [abs(r[3]) / max([1e-4] + [abs(c) for c in r[1]]) for r in self.rows]
        return max([1.0] + [length / 1e3 for length in lengths])


def number(value):
    """A number as short as it can be written."""
    return int(value) if float(value).is_integer() and abs(value) < 1e15 else value


def shortened(value):
    """What an answer says of a value: twelve digits, and no rounding errors around zero."""
    value = float(value)
    if abs(value) < 1e-7:
        return 0
    return number(float(f"{value:.12g}") if abs(value) > 1e4 else round(value, 8))


class Program:
    """A linear program that grows: the unknowns, then two error variables for each optional row.

    Rows are scaled so that the largest coefficient lies in 1..<2, since HiGHS keeps them to an
    absolute error.
    """

    def __init__(self, system, slack=1e-9, method="highs"):
        self.n = len(system.unknowns)
        self.soft = [r for r in system.rows if r[4] < REQUIRED]
        self.width = self.n + 2 * len(self.soft)
        self.equal, self.equal_right, self.less, self.less_right = [], [], [], []
        self.bounds = [(0 if u[1] else None, None) for u in system.unknowns]
        self.bounds += [(0, None)] * (2 * len(self.soft))
        self.method = method
        unit = system.unit()
        self.slack = slack * unit
        self.tolerance = min(1e-7, max(1e-10, 1e-10 * unit))
        for variables, coefficients, relation, constant, priority in system.rows:
            if priority == REQUIRED:
                row, scale = self.row(variables, coefficients)
                self.add(row * scale, relation, constant * scale)
        for k, (variables, coefficients, relation, constant, _) in enumerate(self.soft):
            row, scale = self.row(variables, coefficients)
            if relation >= 0:
                row[self.n + 2 * k] += 1
            if relation <= 0:
                row[self.n + 2 * k + 1] -= 1
            self.add(row * scale, relation, constant * scale)

    def row(self, variables, coefficients):
        row = numpy.zeros(self.width)
        for variable, coefficient in zip(variables, coefficients):
            row[variable] += coefficient
        largest = abs(row).max(initial=0)
        return row, 2.0 ** -math.floor(math.log2(largest)) if largest > 0 else 1.0

    def add(self, row, relation, constant):
        if relation == 0:
            self.equal.append(row)
            self.equal_right.append(constant)
        else:
            self.less.append(-relation * row)
            self.less_right.append(-relation * constant)

    def minimise(self, cost, presolve=True):
        return linprog(
            cost,
            A_ub=numpy.array(self.less) if self.less else None,
            b_ub=self.less_right or None,
            A_eq=numpy.array(self.equal) if self.equal else None,
            b_eq=self.equal_right or None,
            bounds=self.bounds,
            method=self.method,
            options={
                "presolve": presolve,
                "primal_feasibility_tolerance": self.tolerance,
                "dual_feasibility_tolerance": 1e-9,
            },
        )

    def end(self, variable, sign):
        """The least (1) or greatest (-1) value of a variable; None if the oracle fails."""
        cost = numpy.zeros(self.width)
        cost[variable] = sign
        result = self.minimise(cost)
        if result.status == 4:
            # Presolve knows only that it is unbounded or infeasible.
            result = self.minimise(cost, presolve=False)
        if result.status == 0:
            return float(result.x[variable])
        return -sign * math.inf if result.status == 3 else None

    def fix(self, variable, value):
        row = numpy.zeros(self.width)
        row[variable] = 1
        self.add(row, 1, value - self.slack)
        self.add(row, -1, value + self.slack)


def is_feasible(system):
    program = Program(system)
    return program.minimise(numpy.zeros(program.width)).status == 0


def optimum(system, slack=1e-9, method="highs"):
    """Errors by priority, the ends of every range, and the values by the rule for ties.

    None if the system cannot be satisfied, or the oracle fails.
    """
    program = Program(system, slack, method)
    n = program.n
    errors = []
    if program.minimise(numpy.zeros(program.width)).status != 0:
        return None
    for priority in sorted({r[4] for r in program.soft}, reverse=True):
        cost = numpy.zeros(program.width)
        for k, row in enumerate(program.soft):
            if row[4] == priority:
                cost[n + 2 * k] = cost[n + 2 * k + 1] = 1
        result = program.minimise(cost)
        if result.status != 0:
            return None
        errors.append((priority, result.fun))
        program.add(cost, -1, result.fun + program.slack)
    ends = [(program.end(variable, 1), program.end(variable, -1)) for variable in range(n)]
    values = [0.0] * n
    for variable in system.order():
        # The range of a variable, given the earlier ones, is an interval: its point next to rest.
        low, high = program.end(variable, 1), program.end(variable, -1)
        if low is None or high is None:
            return None
        values[variable] = min(max(float(system.unknowns[variable][0]), low), high)
        program.fix(variable, values[variable])
    if any(end is None for pair in ends for end in pair):
        return None
    return errors, ends, values


def is_same(a, b, unit):
    return a == b or abs(a - b) <= 1e-6 * max(1, abs(a), abs(b), unit / 1e3)


def solution(system):
    """The solution as the fixtures state it; None if two ways to find it do not agree."""
    first = optimum(system)
    second = first and optimum(system, slack=3e-8, method="highs-ds")
    if not first or not second:
        return None
    unit = system.unit()
    pairs = [(a[1], b[1]) for a, b in zip(first[0], second[0])]
    pairs += [pair for a, b in zip(first[1], second[1]) for pair in zip(a, b)]
    pairs += list(zip(first[2], second[2]))
    if not all(is_same(a, b, unit) for a, b in pairs):
        return None
    errors, ends, values = first
    free = []
    for variable, pair in enumerate(ends):
        finite = [abs(end) for end in pair if math.isfinite(end)]
        if max(finite + [abs(values[variable])]) > LARGEST:
            return None
        width = pair[1] - pair[0]
        if width <= 3e-7 * unit:
            continue
        if width < 1e-4 * max([1.0] + finite):
            # Too narrow to say whether it is a range.
            return None
        free.append([variable] + [shortened(e) if math.isfinite(e) else None for e in pair])
    return {
        "errors": [[number(p), shortened(e)] for p, e in errors],
        "values": [shortened(v) for v in values],
        "free": free,
    }


def tight_count(system, values):
    """How many rows and silent rules meet in a point: more than unknowns, and it is degenerate."""
    count = 0
    for variables, coefficients, _, constant, _ in system.rows:
        products = [c * values[v] for v, c in zip(variables, coefficients)]
        size = max([1, abs(constant)] + [abs(p) for p in products])
        count += abs(sum(products) - constant) <= 1e-6 * size
    return count + sum(abs(v) <= 1e-6 and bool(u[1]) for v, u in zip(values, system.unknowns))


def class_of(system, answer):
    """In what way a system is difficult; each belongs to one class."""
    if "conflicts" in answer:
        return "infeasible"
    if answer["free"]:
        return "ties"
    return "degenerate" if tight_count(system, answer["values"]) > len(system.unknowns) else "decided"
