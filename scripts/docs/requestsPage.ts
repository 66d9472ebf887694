import {
  CHANGE_TRANSITIONS,
  CREDIT_TRANSITIONS,
  TRANSITIONS,
  type Transition,
} from "#core/requests/lifecycle/transitions.ts";

const START = "<!-- lifecycle: npm run requests-doc -->";
const END = "<!-- /lifecycle -->";

const CAPACITIES = {
  owner: "the requester",
  decider: "an approver",
  approver: "an approver who isn't only a delegate",
  admin: "an Admin or Owner",
  system: "the system",
};
const CONDITIONS = {
  reason: "with a reason",
  version: "the version shown is still current",
  "own decision": "the same approver made the decision",
  "undo time": "within 10 seconds of the decision",
};
const EVENTS = {
  edit: "edit",
  approveStep: "approve a step before the last",
  approve: "approve",
  reject: "reject",
  cancel: "cancel",
  change: "change",
  giveBack: "days given back by sick leave",
  undoStep: "undo the last step",
  undo: "undo the decision",
  expire: "no decision in time",
  end: "end of employment",
};

export function requestsPage(page: string): string {
  const [before, rest = ""] = page.split(START);
  const [, after] = rest.split(END);
  if (before === undefined || after === undefined) throw new Error("docs/requests.md has no place for the life cycle");
  const lives = [
    life(TRANSITIONS, "submit"),
    CHANGES,
    life(CHANGE_TRANSITIONS, "ask"),
    CREDITS,
    life(CREDIT_TRANSITIONS, "ask"),
  ];
  return `${before}${START}\n${lives.join("\n\n")}\n${END}${after}`;
}

const CHANGES = `A change to approved leave has its own lifecycle. The leave keeps its status and its dates until the change is decided, and each date reserves the larger of the two costs. If the policy approved the leave automatically and would also approve it with its new dates, a change takes effect at once, unless it affects a day that has begun (\`core/requests/changes/isChangedAutomatically.ts\`).`;

const CREDITS = `A credit, which is a request to add time for extra work, has a shorter lifecycle. Its approval adds the time, and its cancellation takes the time back.`;

function life(transitions: readonly Transition[], first: string): string {
  return `${diagram(transitions, first)}\n\n${table(transitions)}`;
}

function diagram(transitions: readonly Transition[], first: string): string {
  const moves = transitions.map(({ from, event, to, by }) => `  ${from} --> ${to}: ${EVENTS[event]} (${byText(by)})`);
  return ["```mermaid", "stateDiagram-v2", `  [*] --> pending: ${first}`, ...moves, "```"].join("\n");
}

function table(transitions: readonly Transition[]): string {
  const rows = transitions.map(
    ({ from, event, to, by, conditions }) =>
      `| ${from} | ${EVENTS[event]} | ${to} | ${byText(by)} | ${conditions.map((one) => CONDITIONS[one]).join("; ")} |`,
  );
  return ["| from | event | to | by | conditions |", "|---|---|---|---|---|", ...rows].join("\n");
}

function byText(by: Transition["by"]): string {
  return by.map((capacity) => CAPACITIES[capacity]).join(" or ");
}
