"""Systems that are hard on a solver's bookkeeping or on its arithmetic."""

from oracle.kinds import anything, layout_like, ties
from oracle.layout_kinds import blocks
from oracle.lexicographic import System


def repeated(random):
    """Rows that say the same again, two inequalities that make an equality, rows that cancel."""
    system = random.choice([layout_like, anything, blocks])(random)
    rows = [list(r) for r in system.rows]
    for _ in range(random.randrange(2, 6)):
        variables, coefficients, relation, constant, priority = random.choice(rows)
        style = random.randrange(7)
        if style == 0:
            rows.append([variables, coefficients, relation, constant, priority])
        elif style == 1:
            other = random.choice([1000, 750, 250])
            rows.append([variables, coefficients, relation, constant, other])
        elif style == 2:
            factor = random.choice([2, -1, -0.5, 3])
            rows.append([variables, [factor * c for c in coefficients],
                         relation if factor > 0 else -relation, factor * constant, priority])
        elif style == 3 and relation == 0:
            rows.remove([variables, coefficients, relation, constant, priority])
            for side in (1, -1):
                rows.append([variables, coefficients, side, constant, priority])
        elif style == 4:
            # One unknown comes and goes within the row.
            other = random.randrange(len(system.unknowns))
            rows.append([variables + [other, other], coefficients + [1.5, -1.5], relation, constant,
                         priority])
        elif style == 5:
            # Nothing is left of the row; it says 0 = 0, and now and then 0 >= 5.
            other = random.randrange(len(system.unknowns))
            rows.append([[other, other], [2, -2], random.choice([-1, 0, 1]),
                         random.choice([0, 0, 0, 5]), random.choice([1000, 500])])
        else:
            rows.append([variables, coefficients, -relation, constant, random.choice([1000, priority])])
    random.shuffle(rows)
    return System(system.unknowns, rows)


def cycle(random):
    """Equalities in a circle: one too many, one that contradicts the others, or one that decides."""
    n = random.randrange(3, 13)
    point = [random.randrange(0, 50) for _ in range(n)]
    unknowns = [(random.choice([0, 0, 10, 25]), random.random() < 0.4) for _ in range(n)]
    factors = [random.choice([1, 1, 1, 1, -1, 2, 0.5]) for _ in range(n - 1)]
    product = 1.0
    for factor in factors:
        product *= factor
    style = random.choice(["redundant", "redundant", "contradictory", "deciding"])
    factors.append(1 / product if style != "deciding" else 1 / product + 1)
    rows = []
    for i, factor in enumerate(factors):
        after = (i + 1) % n
        constant = point[after] - factor * point[i]
        if style == "contradictory" and i == n - 1:
            constant += random.choice([1, -7, 20])
        rows.append([[after, i], [1, -factor], 0, constant, 1000])
    for _ in range(random.randrange(0, 3)):
        a, b = random.sample(range(n), 2)
        rows.append([[a, b], [1, -1], random.choice([0, 1, -1]),
                     point[a] - point[b], random.choice([1000, 500])])
    for _ in range(random.randrange(0, 3)):
        rows.append([[random.randrange(n)], [1], random.choice([0, 1, -1]), random.randrange(0, 60),
                     random.choice([750, 250, 1000])])
    random.shuffle(rows)
    return System(unknowns, rows)


def wide(random):
    """Coefficients from 1e-4 to 1e4, constants up to 1e7."""
    n = random.randrange(2, 6)
    point = [random.choice([random.randrange(0, 100), random.randrange(0, 10**5), 10**7])
             for _ in range(n)]
    unknowns = [(random.choice([0, 0, point[i], 1000]), random.random() < 0.5) for i in range(n)]
    rows = []
    for _ in range(random.randrange(n, 2 * n + 2)):
        variables = random.sample(range(n), min(n, random.choice([1, 2, 2, 3])))
        coefficients = [random.choice([1, 1, -1, 1e-4, -1e-3, 0.01, 0.37, 100, -1e3, 1e4])
                        for _ in variables]
        relation = random.choice([-1, 0, 0, 1])
        constant = sum(c * point[v] for v, c in zip(variables, coefficients))
        size = max(abs(c) for c in coefficients)
        priority = random.choice([1000, 1000, 1000, 750, 250])
        if priority < 1000:
            constant += random.choice([0, 10, -30]) * size
        else:
            constant -= relation * random.choice([0, 5, 20]) * size
            if random.random() < 0.06:
                constant += relation * 50 * size or 50 * size
        if abs(constant) > 1e7 * size or abs(constant) > 1e10:
            return None
        rows.append([variables, coefficients, relation, float(f"{constant:.14g}"), priority])
    return System(unknowns, rows)


def fractional(random):
    """Priorities between the whole numbers, some as near to each other as numbers of 32 bits get."""
    priorities = [250, 250.5, 250.25, 250 + 2**-16, 749.5, 750, 750 + 2**-14, 999.9375,
                  1000 - 2**-14, 0.5, 2**-20, 1, 1.5]
    system = random.choice([anything, ties, layout_like])(random)
    for row in system.rows:
        if row[4] < 1000 or random.random() < 0.2:
            row[4] = random.choice(priorities)
    return system


def shuffled_ordinals(random):
    """Sums to share out, where the order of the rule is not that of adding; some ordinals are equal."""
    system = random.choice([ties, ties, anything, blocks])(random)
    n = len(system.unknowns)
    ordinals = [random.randrange(0, n) for _ in range(n)] if random.random() < 0.3 else \
        random.sample(range(-n, 3 * n), n)
    unknowns = [(random.choice([u[0], random.randrange(-10, 60)]), u[1], ordinal)
                for u, ordinal in zip(system.unknowns, ordinals)]
    rows = list(system.rows)
    # Fewer rows leave more to the rule.
    for row in random.sample(rows, len(rows) // 4):
        rows.remove(row)
    random.shuffle(rows)
    return System(unknowns, rows)
