"""Which configurations take which branch of `#if`.

Whether a condition holds is asked of the compiler that checks the configuration, in a file with all conditions.
"""

import pathlib
import re
from dataclasses import dataclass, field

DIRECTIVE = re.compile(r"^\s*#(if|elseif|else|endif)\b\s*(.*?)\s*(?://.*)?$")
ASKS = re.compile(r"\b(canImport|os|targetEnvironment)\s*\(")
# Conditions that no configuration here meets, and why.
ELSEWHERE = {
    "canImport(Musl)": "static Linux SDK: not tried",
    "canImport(Bionic)": "Android: not tried",
    "canImport(WASILibc)": "WebAssembly: not tried",
    "canImport(ucrt)": "Windows: not tried",
}


@dataclass
class Branch:
    """One branch: where it begins, what must hold for it, and who takes it."""

    path: pathlib.Path
    line: int
    text: str
    # Conditions with what they must be.
    needs: list
    asks: bool
    takers: list = field(default_factory=list)


def of(path):
    """The branches of a file that a question about the platform leads to."""
    branches, stack = [], []
    for number, line in enumerate(path.read_text().splitlines(), 1):
        match = DIRECTIVE.match(line)
        if not match:
            continue
        word, condition = match.groups()
        if word == "if":
            stack.append({"before": [], "now": (condition, True), "asks": bool(ASKS.search(condition))})
        elif word == "endif":
            stack.pop()
            continue
        else:
            group = stack[-1]
            group["before"].append((group["now"][0], False))
            group["asks"] = group["asks"] or bool(ASKS.search(condition))
            group["now"] = (condition, True) if word == "elseif" else None
        needs = [need for group in stack for need in group["before"] + ([group["now"]] if group["now"] else [])]
        if stack[-1]["asks"]:
            branches.append(Branch(path, number, f"#{word} {condition}".strip(), needs, True))
    return branches


def probe(conditions):
    """A source that warns of each condition that holds, by its number."""
    return "".join(f'#if {text}\n#warning("holds {index}")\n#endif\n' for index, text in enumerate(conditions))


def holding(conditions, output):
    """The conditions that hold, from what the compiler says of the probe."""
    return {conditions[int(number)] for number in re.findall(r"warning: holds (\d+)", output)}


def take(branches, files, taker, holds):
    """Notes a configuration at the branches that it takes in its files."""
    for branch in branches:
        if branch.path in files and all((text in holds) == truth for text, truth in branch.needs):
            if taker not in branch.takers:
                branch.takers.append(taker)
