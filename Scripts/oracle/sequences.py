"""Changes of a system, with what the oracle says of it at several points.

A step is a list: its name, then what it needs. Unknowns and rows are numbered in the order of adding;
numbers are not used again.

    ["variable", rest, is non-negative, ordinal]       ["no variable", unknown]
    ["row", variables, coefficients, relation, constant, priority]     ["no row", row]
    ["constant", row, number]    ["priority", row, number]
    ["rest", unknown, number]    ["ordinal", unknown, number]
    ["solve"]                    solves, and nothing is known of the result
    ["check", values]            solves; the values of the unknowns there are, by number
    ["check", values, row]       the same where a contradiction puts this row out of force
"""

from oracle.contradictions import answer
from oracle.lexicographic import REQUIRED, System


class Sequence:
    """A system under change, and the steps that led to it."""

    def __init__(self, random):
        self.random = random
        self.unknowns, self.rows, self.steps = {}, {}, []
        self.next_unknown = self.next_row = 0

    def note(self, *step):
        self.steps.append(list(step))

    def add_variable(self):
        random = self.random
        unknown = [random.choice([0, 0, random.randrange(-20, 50)]), int(random.random() < 0.5),
                   random.randrange(0, 40)]
        self.unknowns[self.next_unknown] = unknown
        self.next_unknown += 1
        self.note("variable", *unknown)

    def remove_variable(self):
        name = self.random.choice(list(self.unknowns))
        for row in [k for k, r in self.rows.items() if name in r[0]]:
            del self.rows[row]
            self.note("no row", row)
        del self.unknowns[name]
        self.note("no variable", name)

    def priority(self):
        return self.random.choice([1000, 1000, 1000, 750, 750, 749.5, 500, 250])

    def add_row(self):
        random = self.random
        count = min(len(self.unknowns), random.choice([1, 2, 2, 3]))
        variables = random.sample(sorted(self.unknowns), count)
        coefficients = [random.choice([1, 1, 1, -1, -1, 2, 0.5, -3]) for _ in variables]
        row = [variables, coefficients, random.choice([-1, 0, 0, 1]), random.randrange(-20, 80),
               self.priority()]
        self.rows[self.next_row] = row
        self.next_row += 1
        self.note("row", *row)

    def remove_row(self):
        name = self.random.choice(list(self.rows))
        del self.rows[name]
        self.note("no row", name)

    def change(self):
        random = self.random
        if len(self.unknowns) < 3 or (len(self.unknowns) < 9 and random.random() < 0.08):
            return self.add_variable()
        if len(self.unknowns) > 4 and random.random() < 0.06:
            return self.remove_variable()
        style = random.random()
        if len(self.rows) < 3 or (style < 0.4 and len(self.rows) < 2 * len(self.unknowns)):
            return self.add_row()
        if style < 0.55:
            return self.remove_row()
        row = random.choice(list(self.rows))
        unknown = random.choice(list(self.unknowns))
        if style < 0.8:
            self.rows[row][3] = random.randrange(-20, 80)
            return self.note("constant", row, self.rows[row][3])
        if style < 0.9:
            self.rows[row][4] = self.priority()
            return self.note("priority", row, self.rows[row][4])
        if style < 0.95:
            self.unknowns[unknown][0] = random.randrange(-20, 50)
            return self.note("rest", unknown, self.unknowns[unknown][0])
        self.unknowns[unknown][2] = random.randrange(0, 40)
        self.note("ordinal", unknown, self.unknowns[unknown][2])

    def check(self, checks_handles):
        """Notes what the oracle says, where it says one thing only; says whether it did."""
        names = sorted(self.unknowns)
        # Equal ordinals go by handle, and the handles of removed unknowns are used again.
        ordinals = [self.unknowns[name][2] for name in names]
        if len(set(ordinals)) < len(ordinals) and not checks_handles:
            return self.note("solve")
        place = {name: i for i, name in enumerate(names)}
        rows = sorted(self.rows)
        system = System(
            [tuple(self.unknowns[name]) for name in names],
            [[[place[v] for v in self.rows[r][0]], *self.rows[r][1:]] for r in rows],
        )
        result = answer(system)
        if result is None or ("conflicts" in result and "then" not in result):
            self.note("solve")
        elif "conflicts" in result:
            self.note("check", result["then"], rows[max(result["conflicts"][0][0])])
        else:
            self.note("check", result["values"])


def sequence(random, length=30, checkpoints=6):
    """Some thirty changes in batches of different sizes, each followed by a solution."""
    story = Sequence(random)
    for _ in range(random.randrange(3, 7)):
        story.add_variable()
    for _ in range(random.randrange(2, 6)):
        story.add_row()
    ends = sorted(random.sample(range(1, length), checkpoints - 1)) + [length]
    has_removed = False
    for step in range(length + 1):
        if step in ends or step == 0:
            story.check(checks_handles=not has_removed)
        story.change()
        has_removed = has_removed or story.steps[-1][0] == "no variable"
    return story.steps
