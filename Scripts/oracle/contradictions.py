"""All minimal contradictions of a system that cannot be satisfied."""

import numpy

from oracle.lexicographic import REQUIRED, Program, System, is_feasible, shortened, solution

# More questions than this, and a system is passed over.
QUESTION_LIMIT = 300


class TooManyQuestions(Exception):
    pass


def chosen(system, members):
    """The members alone: rows by number, -1 - n for the silent rule of unknown n."""
    signs = {-1 - m for m in members if m < 0}
    unknowns = [(u[0], i in signs) for i, u in enumerate(system.unknowns)]
    return System(unknowns, [system.rows[m] for m in members if m >= 0])


def least_violation(system, members):
    """The least sum by which the members have to be missed."""
    rows = []
    for member in members:
        if member >= 0:
            rows.append(system.rows[member][:4] + [1])
        else:
            rows.append([[-1 - member], [1], 1, 0, 1])
    program = Program(System([(0, False)] * len(system.unknowns), rows))
    cost = numpy.zeros(program.width)
    cost[program.n :] = 1
    return program.minimise(cost).fun


def minimal_contradictions(system):
    """All of them, by leaving out in turn each member of each one found (Reiter's tree)."""
    everything = [i for i, r in enumerate(system.rows) if r[4] == REQUIRED]
    used = {v for r in system.rows if r[4] == REQUIRED for v in r[0]}
    everything += [-1 - i for i, u in enumerate(system.unknowns) if u[1] and i in used]
    asked = {}

    def feasible(members):
        key = frozenset(members)
        if key not in asked:
            if len(asked) > QUESTION_LIMIT:
                raise TooManyQuestions
            asked[key] = is_feasible(chosen(system, members))
        return asked[key]

    def shrunk(members):
        for member in list(members):
            fewer = [m for m in members if m != member]
            if not feasible(fewer):
                members = fewer
        return frozenset(members)

    found, open_sets, closed = [], [frozenset()], set()
    while open_sets:
        left_out = open_sets.pop()
        if left_out in closed:
            continue
        closed.add(left_out)
        conflict = next((c for c in found if not c & left_out), None)
        if conflict is None:
            members = [m for m in everything if m not in left_out]
            if feasible(members):
                continue
            conflict = shrunk(members)
            found.append(conflict)
        open_sets += [left_out | {member} for member in sorted(conflict)]
    return sorted(sorted(c) for c in found)


def contradictions(system):
    """The contradictions as the fixtures state them; None if the oracle is not sure of itself.

    Where there is one contradiction only, the row added last is out of force, and the solution of
    the others is stated as well.
    """
    try:
        sets = minimal_contradictions(system)
    except TooManyQuestions:
        return None
    conflicts = [[c, shortened(least_violation(system, c))] for c in sets]
    if not conflicts or any(excess < 1e-2 for _, excess in conflicts):
        return None
    answer = {"conflicts": conflicts}
    if len(sets) == 1:
        rest = solution(system.without([max(sets[0])]))
        if rest is None:
            return None
        answer["then"] = rest["values"]
    return answer


def answer(system):
    """What the fixtures say of a system; None if the oracle is not sure of itself."""
    return solution(system) if is_feasible(system) else contradictions(system)
