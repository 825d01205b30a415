"""Systems as layouts have them: positions relative to the view around."""

from oracle.lexicographic import System, is_feasible, optimum

HUGGING = [250, 250, 250, 251, 749, 1000]
COMPRESSION = [750, 750, 749, 751, 1000]
PRIORITIES = [1000, 1000, 1000, 1000, 999, 750, 500, 250]


class Views:
    """Unknowns and rows along one axis or both: an origin and a size for each view and axis."""

    def __init__(self, random):
        self.random = random
        self.unknowns, self.rows = [], []

    def view(self, has_origin=True):
        """An origin and a size."""
        origin = len(self.unknowns)
        if has_origin:
            self.unknowns.append((0, False))
        self.unknowns.append((0, True))
        return origin, len(self.unknowns) - 1

    def add(self, terms, relation=0, constant=0, priority=1000):
        self.rows.append([list(terms), list(terms.values()), relation, constant, priority])

    def lead(self, view, constant, relation=0, priority=1000):
        self.add({view[0]: 1}, relation, constant, priority)

    def trail(self, view, parent, constant, relation=0, priority=1000):
        self.add({parent[1]: 1, view[0]: -1, view[1]: -1}, relation, constant, priority)

    def gap(self, first, second, constant, relation=0, priority=1000):
        self.add({second[0]: 1, first[0]: -1, first[1]: -1}, relation, constant, priority)

    def content(self, view, size, hugging=250, compression=750):
        self.add({view[1]: 1}, -1, size, hugging)
        self.add({view[1]: 1}, 1, size, compression)

    def system(self):
        return System(self.unknowns, self.rows)

    def place(self, view, parent, previous):
        """Puts a view somewhere in the view around it, or after its neighbour."""
        random = self.random
        margin = random.choice([0, 8, 16, 20, random.randrange(0, 30)])
        priority = random.choice(PRIORITIES)
        style = random.randrange(6 if previous is None else 9)
        if style == 0:
            self.lead(view, margin)
            self.trail(view, parent, margin, random.choice([0, 0, 1]), priority)
        elif style == 1:
            self.add({view[0]: 1, view[1]: 0.5, parent[1]: -0.5}, 0, random.choice([0, 0, 4]), priority)
            self.lead(view, margin, 1)
        elif style == 2:
            self.lead(view, margin, random.choice([0, 0, 1]), priority)
        elif style == 3:
            self.trail(view, parent, margin, random.choice([0, 0, 1]), priority)
        elif style in (4, 5):
            self.lead(view, margin)
            self.trail(view, parent, margin, 1)
        elif style == 6:
            self.gap(previous, view, margin)
            self.trail(view, parent, margin, random.choice([0, 1]), priority)
        elif style == 7:
            self.gap(previous, view, random.choice([8, margin]), random.choice([0, 1]), priority)
        else:
            self.gap(previous, view, 8)
            self.add({view[1]: 1, previous[1]: -random.choice([1, 1, 2, 0.5])}, 0, 0, priority)

    def size(self, view, parent):
        """Says how large a view is: content, a share of the view around, a number, or nothing."""
        random = self.random
        style = random.randrange(7)
        length = random.randrange(5, 120)
        if style <= 2:
            self.content(view, length, random.choice(HUGGING), random.choice(COMPRESSION))
        elif style == 3:
            share = random.choice([1 / 3, 1 / 2, 2 / 3, 0.75, 0.1])
            self.add({view[1]: 1, parent[1]: -share}, random.choice([0, 0, -1]), random.choice([0, -8]))
        elif style == 4:
            self.add({view[1]: 1}, random.choice([0, 0, 1, -1]), length, random.choice(PRIORITIES))
        elif style == 5:
            # Two inequalities that leave one size.
            self.add({view[1]: 1}, 1, length)
            self.add({view[1]: 1}, -1, length)


def tree(random):
    """Views inside views: margins, neighbours, centres, shares, proportions, sizes of content."""
    views = Views(random)
    axes = random.choice([1, 1, 2])
    root = [views.view(has_origin=False) for _ in range(axes)]
    for axis in root:
        views.add({axis[1]: 1}, 0, random.randrange(40, 400), random.choice([1000, 1000, 1000, 700]))
    parents, last = [root], {0: None}
    for _ in range(random.randrange(2, 5 if axes == 1 else 4)):
        which = random.randrange(len(parents))
        parent, previous = parents[which], last[which]
        view = [views.view() for _ in range(axes)]
        for axis in range(axes):
            views.place(view[axis], parent[axis], previous and previous[axis])
            views.size(view[axis], parent[axis])
        if axes == 2 and random.random() < 0.4:
            ratio = random.choice([1, 1, 16 / 9, 4 / 3, 0.5])
            views.add({view[0][1]: 1, view[1][1]: -ratio}, 0, 0, random.choice([1000, 999, 500]))
        last[which] = view
        last[len(parents)] = None
        parents.append(view)
    return views.system()


def impossible_tree(random):
    """Views inside views with more required rows than can hold."""
    system = tree(random)
    for row in system.rows:
        if row[4] < 1000 and random.random() < 0.4:
            row[4] = 1000
    return None if is_feasible(system) else system


def blocks(random):
    """Blocks one under the other with views of their own, tied to each other across blocks."""
    views = Views(random)
    root = views.view(has_origin=False)
    if random.random() < 0.7:
        views.add({root[1]: 1}, random.choice([0, 0, -1]), random.randrange(60, 500),
                  random.choice([1000, 900]))
    previous, inner = None, []
    for _ in range(random.randrange(2, 5)):
        block = views.view()
        if previous is None:
            views.lead(block, 0)
        else:
            views.gap(previous, block, random.choice([0, 8]), random.choice([0, 0, 0, 1]))
        before = None
        for _ in range(random.choice([1, 1, 2])):
            view = views.view()
            if before is None:
                views.lead(view, random.choice([0, 4]))
            else:
                views.gap(before, view, 4)
            if random.random() < 0.7:
                views.content(view, random.randrange(10, 90), random.choice(HUGGING[:-1]),
                              random.choice(COMPRESSION[:-1]))
            before = view
            inner.append(view)
        views.trail(before, block, random.choice([0, 4]), random.choice([0, 0, 1]))
        previous = block
    views.trail(previous, root, 0, random.choice([0, 0, 1]))
    for _ in range(random.randrange(0, 3)):
        first, second = random.sample(inner, 2)
        views.add({first[1]: 1, second[1]: -random.choice([1, 1, 0.5, 1 / 3])}, random.choice([0, 0, 1]),
                  0, random.choice([1000, 1000, 500]))
    return views.system()


def squeezed(random):
    """Sizes that would be negative, were it not for the silent rule."""
    views = Views(random)
    root = views.view(has_origin=False)
    room = random.randrange(0, 60)
    views.add({root[1]: 1}, random.choice([0, 0, -1]), room, random.choice([1000, 990]))
    previous = None
    for _ in range(random.randrange(2, 5)):
        view = views.view()
        gap = random.randrange(4, 40)
        if previous is None:
            views.lead(view, gap, random.choice([0, 0, 1]), random.choice([1000, 980]))
        else:
            views.gap(previous, view, gap, 0, random.choice([1000, 1000, 970, 751]))
        if random.random() < 0.8:
            views.content(view, random.randrange(0, 80), random.choice([250, 251]),
                          random.choice([750, 749, 960]))
        if previous is not None and random.random() < 0.3:
            views.add({view[1]: 1, previous[1]: -1}, 0, random.randrange(-20, 21), 600)
        previous = view
    views.trail(previous, root, random.randrange(0, 20), 0, random.choice([1000, 980, 760, 500]))
    system = views.system()
    with_rules = optimum(system)
    free = System([(0, False)] * len(system.unknowns), system.rows)
    without_rules = optimum(free)
    if with_rules is None or without_rules is None:
        return system if with_rules is None and random.random() < 0.2 else None
    is_idle = all(abs(a - b) < 1e-3 for a, b in zip(with_rules[2], without_rules[2]))
    return None if is_idle else system
