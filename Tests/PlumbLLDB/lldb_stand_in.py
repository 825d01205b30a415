"""What plumb.py needs of LLDB's module, with an app that answers from a table.

The names and the order of arguments are those of LLDB's Python reference."""

eLanguageTypeSwift = 0x001E
eStateStopped = 5
eStateRunning = 6
eReturnStatusSuccessFinishResult = 2


class SBError:
    def __init__(self, text=None):
        self.text = text

    def Fail(self):
        return self.text is not None

    def GetCString(self):
        return self.text


class SBExpressionOptions:
    def __init__(self):
        self.language = None

    def SetLanguage(self, language):
        self.language = language

    def SetTimeoutInMicroSeconds(self, timeout):
        self.timeout = timeout

    def SetTryAllThreads(self, value):
        pass

    def SetIgnoreBreakpoints(self, value):
        pass


class SBValue:
    def __init__(self, value=None, error=None):
        self.value, self.error = value, SBError(error)

    def GetError(self):
        return self.error

    def IsValid(self):
        return self.value is not None

    def GetChildMemberWithName(self, name):
        if isinstance(self.value, dict):
            return SBValue(self.value.get(name))
        # A number of Swift is a structure with one member.
        return SBValue(self.value[0]) if name == "_value" and isinstance(self.value, list) else SBValue()

    def GetValueAsUnsigned(self):
        return self.value if isinstance(self.value, int) else 0


class Process:
    def __init__(self, app, state):
        self.app, self.state = app, state

    def IsValid(self):
        return True

    def GetState(self):
        return self.state

    def GetSelectedThread(self):
        return Thread(self)

    def ReadMemory(self, address, count, error):
        data = self.app.memory.get(address)
        if data is None:
            error.text = "memory read failed"
            return b""
        return data[:count]


class Thread:
    def __init__(self, process):
        self.process = process

    def GetProcess(self):
        return self.process

    def GetSelectedFrame(self):
        return Frame(self)


class Frame:
    def __init__(self, thread):
        self.thread = thread

    def IsValid(self):
        return True

    def GetThread(self):
        return self.thread

    def EvaluateExpression(self, expression, options):
        assert options.language == eLanguageTypeSwift
        return self.thread.process.app.evaluate(expression)


class App:
    """An app with answers to expressions: texts, numbers, or what LLDB says is wrong."""

    def __init__(self, answers):
        self.answers, self.asked, self.memory = answers, [], {}

    def evaluate(self, expression):
        self.asked.append(expression)
        for part, answer in self.answers.items():
            if part in expression:
                break
        else:
            return SBValue(error=f"error: cannot evaluate {expression}")
        if isinstance(answer, SBValue):
            return answer
        if isinstance(answer, int):
            return SBValue([answer])
        data = answer.encode("utf-8")
        address = 0x1000 + len(self.memory) * 0x10000
        self.memory[address] = data
        return SBValue({"address": [address], "count": [len(data)]})


class Debugger:
    def __init__(self, app=None, state=eStateStopped):
        self.process, self.commands = Process(app or App({}), state), []

    def GetSelectedTarget(self):
        return self

    def GetProcess(self):
        return self.process

    def HandleCommand(self, command):
        self.commands.append(command)


class Result:
    def __init__(self):
        self.message = self.error = None

    def AppendMessage(self, text):
        self.message = text

    def SetError(self, text):
        self.error = text

    def SetStatus(self, status):
        self.status = status
