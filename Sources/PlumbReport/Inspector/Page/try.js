// A value that is tried out: the server solves the layout again, and nothing is saved.

/** What is tried out at present: the frames as they were, and what was asked. */
let trial = null;
let trialTimer = null, trialNumber = 0;

/** Shows a layout at other frames: each item's place and size in its parent. */
function placeItems(layout, frames) {
  layout.items.forEach((item, index) => { item.frame = frames[index]; item.reach = undefined; });
  layout.children = undefined;
  layout.painted = undefined;
  prepare(layout);
}

/** Shows the layout as it is again. */
function endTrial(words) {
  if (!trial) return;
  placeItems(trial.layout, trial.frames);
  trial = null;
  state.wrong = new Set();
  const box = document.getElementById("trial");
  if (box) box.replaceChildren();
  if (words) say(words);
  redraw();
}

async function askTrial(question, words) {
  const own = trialNumber += 1, layout = state.layout;
  const answer = await fetch(`${live.trial}&scene=${state.place}&${new URLSearchParams(question)}`).catch(() => null);
  // A later value has been asked for, or another layout is shown.
  if (own !== trialNumber || layout !== state.layout) return;
  if (!answer) { say("plumbline serve cannot be reached."); return; }
  if (!answer.ok) { say((await answer.text()).trim()); return; }
  const outcome = await answer.json();
  if (!trial) trial = { layout, frames: layout.items.map((item) => [...item.frame]) };
  const frames = trial.frames.map((frame) => [...frame]);
  for (const [index, ...by] of outcome.moves) frames[index] = frames[index].map((value, place) => value + by[place]);
  placeItems(layout, frames);
  state.wrong = new Set(outcome.moves.map(([index]) => index));
  const views = outcome.moves.filter(([index]) => layout.items[index].kind === "view").length;
  const text = `Tried out: ${words} – ${views} view${views === 1 ? "" : "s"} change`;
  say(text);
  const box = document.getElementById("trial");
  if (box) {
    const reset = element("button", "Show as saved", { id: "endTrial" });
    reset.addEventListener("click", () => { endTrial("Shown as saved."); fillDetails(); });
    const list = element("ul", undefined, { class: "list" });
    for (const found of outcome.new) list.append(element("li", `new: ${found}`, { class: "error" }));
    for (const found of outcome.resolved) list.append(element("li", `resolved: ${found}`));
    box.replaceChildren(element("p", text, { id: "outcome" }), list, reset);
  }
  redraw();
}

/** A field that asks as soon as its value is another one. */
function trialField(label, attributes, ask) {
  const field = element("label", `${label} `), input = element("input", undefined, attributes);
  input.addEventListener("input", () => {
    clearTimeout(trialTimer);
    trialTimer = setTimeout(() => { if (input.value !== "" || attributes.type === "text") ask(input.value); }, 80);
  });
  field.append(input);
  return field;
}

/** Offers to try out the selected view's text, width and constraints. */
function offerTrials(details, item) {
  const { layout } = state;
  if (layout.isLog) return;
  const section = element("section", undefined, { "aria-label": "Try a value", class: "trials" });
  section.append(element("h2", "Try a value"));
  if (item.text && item.naturalWidth !== undefined) {
    section.append(trialField("Text", { type: "text", value: item.text, id: "tryText" },
      (value) => askTrial({ item: item.index, text: value }, `text “${value}”`)));
  }
  section.append(trialField("Width", { type: "number", value: number(item.frame[2]), min: 0, id: "tryWidth" },
    (value) => askTrial({ item: item.index, width: value }, `width ${value}`)));
  const places = new Set(layout.touching[item.index].filter((place) => layout.constraints[place].source === "the app"));
  for (const place of [...places].slice(0, 40)) {
    const constraint = layout.constraints[place], row = element("div", undefined, { class: "trialRow" });
    row.append(element("span", constraint.text));
    const named = (what) => `${what} of ${constraint.text}`;
    row.append(trialField("constant", { type: "number", value: number(constraint.constant || 0), "data-constant": place,
      "aria-label": named("Constant") },
    (value) => askTrial({ constraint: place, constant: value }, `constant ${value} of ${constraint.text}`)));
    row.append(trialField("priority", { type: "number", value: constraint.priority, min: 1, max: 1000, "data-priority": place,
      "aria-label": named("Priority") },
    (value) => askTrial({ constraint: place, priority: value }, `priority ${value} of ${constraint.text}`)));
    section.append(row);
  }
  section.append(element("div", undefined, { id: "trial" }));
  details.append(section);
}
