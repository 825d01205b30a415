"""Systems without any plan, or with one of a few simple ones."""

from oracle.lexicographic import System


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
