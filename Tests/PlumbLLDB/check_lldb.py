"""Runs Scripts/plumb.py in a real LLDB, over a small C program that answers as an app does.

usage: python3 check_lldb.py <folder of LLDB's Python module> <C compiler>

LLDB without Swift (Debian's) evaluates no Swift expressions: those are exchanged for C ones. What is looked at is all
else: the import of the script, its command, the members and the memory of answers, and the words of failures."""

import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
SCRIPT = HERE.parent.parent / "Scripts/plumb.py"
PROGRAM = """
struct Answer { unsigned long address, count; };
static char text[] = "nothing is wrong with it, as \\xe2\\x80\\x9cUIView\\xe2\\x80\\x9d says";
struct Answer answer = { 0, sizeof(text) - 1 };
struct Answer broken = { 8, 4 };
int stop(void) { return 0; }
int main(void) { answer.address = (unsigned long)text; return stop(); }
"""


def main():
    module, compiler = sys.argv[1:]
    sys.path.insert(0, module)
    sys.dont_write_bytecode = True
    import lldb

    debugger = lldb.SBDebugger.Create()
    debugger.SetAsync(False)
    interpreter = debugger.GetCommandInterpreter()

    def run(command):
        result = lldb.SBCommandReturnObject()
        interpreter.HandleCommand(command, result)
        return (result.GetOutput() or "").strip(), (result.GetError() or "").strip()

    def expect(what, holds, found):
        if not holds:
            sys.exit(f"{what}: {found}")
        print(what)

    _, error = run(f"command script import {SCRIPT}")
    expect("the script is imported", not error, error)
    _, error = run("plumb findings 0x10")
    expect("without an app it is refused", "the app is not stopped" in error, error)
    _, error = run("plumb nothing")
    expect("another word lists the commands", "plumb show VIEW" in error, error)

    with tempfile.TemporaryDirectory() as folder:
        source, program = pathlib.Path(folder, "app.c"), pathlib.Path(folder, "app")
        source.write_text(PROGRAM)
        subprocess.run([compiler, "-g", "-O0", "-gdwarf-4", "-o", program, source], check=True)
        target = debugger.CreateTarget(str(program))
        target.BreakpointCreateByName("stop")
        process = target.LaunchSimple(None, None, folder)
        if not process or process.GetState() != lldb.eStateStopped:
            print("left out: no program can be debugged here")
            return
        _, error = run("plumb findings 0x10")
        expect("an expression that fails is told in LLDB's words", error != "" and "Traceback" not in error, error)

        import plumb

        def evaluate(frame, expression):
            name = re.search(r"PlumbDebugger\.(\w+)", expression).group(1)
            return frame.EvaluateExpression("broken" if name == "tree" else "answer")

        plumb.evaluate = evaluate
        output, error = run("plumb findings 0x10")
        expect("an answer is read", output == "nothing is wrong with it, as “UIView” says", output + error)
        _, error = run("plumb tree 0x10")
        expect("memory that is not there is told", "cannot be read" in error, error)
        process.Kill()


main()
