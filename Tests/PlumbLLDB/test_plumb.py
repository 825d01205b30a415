"""Tests of Scripts/plumb.py with a stand-in for LLDB's module.

usage: python3 -m unittest discover Tests/PlumbLLDB"""

import os
import pathlib
import sys
import unittest
import unittest.mock

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
sys.path.insert(0, str(HERE.parent.parent / "Scripts"))
sys.dont_write_bytecode = True

import lldb_stand_in

sys.modules["lldb"] = lldb_stand_in
import plumb


class Commands(unittest.TestCase):
    def run_command(self, command, answers=None, state=lldb_stand_in.eStateStopped):
        app = lldb_stand_in.App(answers or {})
        result = lldb_stand_in.Result()
        plumb.plumb(lldb_stand_in.Debugger(app, state), command, result, {})
        return app, result

    def test_findings_of_an_address(self):
        app, result = self.run_command("findings 0x7f9b", {"findings(32667)": "ambiguous: `title` …"})
        self.assertEqual(result.message, "ambiguous: `title` …")
        self.assertEqual(app.asked, ["import PlumbCapture\nPlumbDebugger.findings(32667)"])

    def test_findings_of_an_expression(self):
        app, result = self.run_command(
            "findings self.view", {"self.view as AnyObject": 4096, "findings(4096)": "nothing is wrong with it"}
        )
        self.assertEqual(result.message, "nothing is wrong with it")

    def test_a_tree(self):
        _, result = self.run_command("tree 0x10", {"tree(16)": "UIView\n  UILabel"})
        self.assertEqual(result.message, "UIView\n  UILabel")

    def test_the_last_conflict(self):
        _, result = self.run_command("explain", {"lastConflict()": "Plumb: conflict: …"})
        self.assertEqual(result.message, "Plumb: conflict: …")

    def test_a_pasted_text_is_one_literal(self):
        app, _ = self.run_command('explain "<NSLayoutConstraint:0x1 \\\u00e9>"', {"explain(": "x"})
        self.assertIn('PlumbDebugger.explain("\\"<NSLayoutConstraint:0x1 \\\\\\u{e9}>\\"")', app.asked[0])

    def test_a_page_is_kept_and_opened(self):
        with unittest.mock.patch.object(plumb.webbrowser, "open", return_value=True) as opened:
            _, result = self.run_command("show 0x10", {"page(16)": "<!DOCTYPE html>é"})
        path = opened.call_args.args[0].removeprefix("file://")
        self.addCleanup(os.remove, path)
        self.assertEqual(result.message, path)
        self.assertEqual(pathlib.Path(path).read_text(encoding="utf-8"), "<!DOCTYPE html>é")

    def test_a_page_that_nobody_opens_is_named(self):
        with unittest.mock.patch.object(plumb.webbrowser, "open", return_value=False):
            _, result = self.run_command("show 0x10", {"page(16)": "<html>"})
        path = result.message.splitlines()[0]
        self.addCleanup(os.remove, path)
        self.assertIn("open it yourself", result.message)

    def test_a_view_that_is_in_no_window_is_no_page(self):
        with unittest.mock.patch.object(plumb.webbrowser, "open") as opened:
            _, result = self.run_command("show 0x10", {"page(16)": "there is no view of a window at 0x10"})
        self.assertEqual(result.message, "there is no view of a window at 0x10")
        opened.assert_not_called()

    def test_json_is_kept_for_the_tool(self):
        _, result = self.run_command("json 0x10", {"json(16)": '{"items":[]}'})
        path, call = result.message.splitlines()
        self.addCleanup(os.remove, path)
        self.assertEqual(call, f"plumbline inspect {path}")
        self.assertEqual(pathlib.Path(path).read_text(), '{"items":[]}')

    def test_an_app_without_plumb_is_told_what_to_link(self):
        failure = lldb_stand_in.SBValue(error="error: no such module 'PlumbCapture'")
        _, result = self.run_command("findings 0x10", {"findings": failure})
        self.assertIn("link the product PlumbCapture", result.error)

    def test_an_app_that_runs_is_refused(self):
        _, result = self.run_command("explain", {}, lldb_stand_in.eStateRunning)
        self.assertEqual(result.error, "the app is not stopped: pause it first")

    def test_a_view_has_to_be_named(self):
        _, result = self.run_command("findings")
        self.assertIn("name a view", result.error)

    def test_another_word_lists_the_commands(self):
        _, result = self.run_command("find self.view")
        for name in plumb.COMMANDS:
            self.assertIn(f"plumb {name}", result.error)

    def test_importing_adds_the_command(self):
        debugger = lldb_stand_in.Debugger()
        getattr(plumb, "__lldb_init_module")(debugger, {})
        self.assertEqual(debugger.commands, ["command script add --overwrite -f plumb.plumb plumb"])

    def test_nothing_but_the_standard_library_is_imported(self):
        text = (HERE.parent.parent / "Scripts/plumb.py").read_text()
        names = [line.split()[1] for line in text.splitlines() if line.startswith("import ")]
        for name in names:
            self.assertTrue(name == "lldb" or name in sys.stdlib_module_names, name)


if __name__ == "__main__":
    unittest.main()
