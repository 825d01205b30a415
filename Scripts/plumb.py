"""Commands of LLDB that say why a layout breaks, in a stopped app that links PlumbCapture.

    (lldb) command script import <checkout>/Scripts/plumb.py
    (lldb) plumb explain
    (lldb) plumb findings self.view

plumb explain [TEXT]   explains the last conflict that LayoutWatch heard of, or those in the text given
plumb findings VIEW    what the rules find in the hierarchy of a view
plumb tree VIEW        the hierarchy as a tree of lines, with frames
plumb show VIEW        opens a page with tree, values and constraints in the browser
plumb json VIEW        writes the layout to a file that `plumbline inspect` opens, and says which

VIEW is an expression (`self.view`) or an address (`0x7f9b4c10`) of a view that is in a window. The app is asked in its
own process, through what PlumbCapture offers to debuggers; nothing else leaves it. Needs nothing but LLDB's Python.
"""

import os
import re
import shlex
import tempfile
import webbrowser

import lldb

ADDRESS = re.compile(r"^0x[0-9a-fA-F]+$")
# How long the app may take for an answer, in microseconds.
TIMEOUT = 30_000_000


class Refusal(Exception):
    """Why a command cannot be answered, for whoever typed it."""


# MARK: - Asking the app


def evaluate(frame, expression):
    """Evaluates a Swift expression in the app.

    Raises a Refusal with LLDB's words where it cannot be."""
    options = lldb.SBExpressionOptions()
    options.SetLanguage(lldb.eLanguageTypeSwift)
    options.SetTimeoutInMicroSeconds(TIMEOUT)
    options.SetTryAllThreads(False)
    options.SetIgnoreBreakpoints(True)
    value = frame.EvaluateExpression(expression, options)
    error = value.GetError()
    if error.Fail():
        words = error.GetCString() or "LLDB does not say why"
        if "PlumbCapture" in words or "PlumbDebugger" in words:
            words += "\nlink the product PlumbCapture to the app's debug build"
        raise Refusal(words.strip())
    return value


def number(value, name):
    """The unsigned number in a member of a value."""
    member = value.GetChildMemberWithName(name)
    if not member.IsValid():
        raise Refusal(f"the app's answer has no {name}: is PlumbCapture of another version?")
    plain = member.GetChildMemberWithName("_value")
    return (plain if plain.IsValid() else member).GetValueAsUnsigned()


def ask(frame, call):
    """The text that a function of PlumbDebugger answers."""
    answer = evaluate(frame, f"import PlumbCapture\nPlumbDebugger.{call}")
    address, count = number(answer, "address"), number(answer, "count")
    if count == 0:
        return ""
    error = lldb.SBError()
    data = frame.GetThread().GetProcess().ReadMemory(address, count, error)
    if error.Fail():
        raise Refusal(f"the app's answer cannot be read: {error.GetCString()}")
    return bytes(data).decode("utf-8", "replace")


def address(frame, expression):
    """The address of the view that an expression stands for."""
    if not expression:
        raise Refusal("name a view: an expression such as self.view, or an address")
    if ADDRESS.match(expression):
        return int(expression, 16)
    call = f"UInt(bitPattern: Unmanaged.passUnretained({expression} as AnyObject).toOpaque())"
    value = evaluate(frame, call)
    plain = value.GetChildMemberWithName("_value")
    return (plain if plain.IsValid() else value).GetValueAsUnsigned()


def literal(text):
    """A text as a literal of Swift, in one line."""
    escaped = []
    for letter in text:
        if letter in '\\"':
            escaped.append("\\" + letter)
        elif " " <= letter <= "~":
            escaped.append(letter)
        else:
            escaped.append("\\u{%x}" % ord(letter))
    return '"' + "".join(escaped) + '"'


def kept(text, ending):
    """The path of a new file with a text."""
    descriptor, path = tempfile.mkstemp(prefix="plumb-", suffix=ending)
    with os.fdopen(descriptor, "w", encoding="utf-8") as file:
        file.write(text)
    return path


# MARK: - The commands


def explain(frame, rest):
    return ask(frame, f"explain({literal(rest)})" if rest else "lastConflict()")


def findings(frame, rest):
    return ask(frame, f"findings({address(frame, rest)})")


def tree(frame, rest):
    return ask(frame, f"tree({address(frame, rest)})")


def show(frame, rest):
    text = ask(frame, f"page({address(frame, rest)})")
    if not text.lstrip().startswith("<"):
        return text
    path = kept(text, ".html")
    opened = webbrowser.open("file://" + path)
    return path if opened else f"{path}\nno browser opened it: open it yourself"


def json(frame, rest):
    text = ask(frame, f"json({address(frame, rest)})")
    if not text.startswith("{"):
        return text
    path = kept(text, ".json")
    return f"{path}\nplumbline inspect {shlex.quote(path)}"


COMMANDS = {"explain": explain, "findings": findings, "tree": tree, "show": show, "json": json}


def usage():
    """The part of the description above that lists the commands."""
    return "\n".join(line for line in __doc__.splitlines() if line.startswith("plumb "))


def selected_frame(debugger):
    """The frame in which expressions are evaluated."""
    process = debugger.GetSelectedTarget().GetProcess()
    if not process.IsValid() or process.GetState() != lldb.eStateStopped:
        raise Refusal("the app is not stopped: pause it first")
    # Views belong to the main thread.
    thread = process.GetSelectedThread()
    frame = thread.GetSelectedFrame()
    if not frame.IsValid():
        raise Refusal("there is no frame to evaluate in")
    return frame


def plumb(debugger, command, result, internal_dict):
    """Says why a layout breaks: explain, findings, tree, show, json. See `help plumb`."""
    name, _, rest = command.strip().partition(" ")
    action = COMMANDS.get(name)
    if action is None:
        result.SetError((f"there is no command {name!r}\n" if name else "") + usage())
        return
    try:
        text = action(selected_frame(debugger), rest.strip())
        result.AppendMessage(text)
        result.SetStatus(lldb.eReturnStatusSuccessFinishResult)
    except Refusal as refusal:
        result.SetError(str(refusal))


def __lldb_init_module(debugger, internal_dict):
    debugger.HandleCommand(f"command script add --overwrite -f {__name__}.plumb plumb")
