import { TRANSITIONS, type Transition } from "#core/requests/lifecycle/transitions.ts";

const START = "<!-- lifecycle: npm run requests-doc -->";
const END = "<!-- /lifecycle -->";

const CAPACITIES = { owner: "the requester", decider: "an approver", admin: "an Admin or Owner", system: "the system" };
const CONDITIONS = {
  reason: "with a reason",
  version: "the version that was shown is current",
  "own decision": "who made the decision",
  "undo time": "within 10 seconds of the decision",
};
const EVENTS = {
  edit: "edit",
  approve: "approve",
  reject: "reject",
  cancel: "cancel",
  undo: "undo the decision",
  end: "end of employment",
};

/** Returns docs/requests.md with the state diagram and the table of transitions rewritten from core's table. */
export function requestsPage(page: string): string {
  const [before, rest = ""] = page.split(START);
  const [, after] = rest.split(END);
  if (before === undefined || after === undefined) throw new Error("docs/requests.md has no place for the life cycle");
  return `${before}${START}\n${diagram()}\n\n${table()}\n${END}${after}`;
}

function diagram(): string {
  const moves = TRANSITIONS.map(({ from, event, to, by }) => `  ${from} --> ${to}: ${EVENTS[event]} (${byText(by)})`);
  return ["```mermaid", "stateDiagram-v2", "  [*] --> pending: submit", ...moves, "```"].join("\n");
}

function table(): string {
  const rows = TRANSITIONS.map(
    ({ from, event, to, by, conditions }) =>
      `| ${from} | ${EVENTS[event]} | ${to} | ${byText(by)} | ${conditions.map((one) => CONDITIONS[one]).join("; ")} |`,
  );
  return ["| from | event | to | by | conditions |", "|---|---|---|---|---|", ...rows].join("\n");
}

function byText(by: Transition["by"]): string {
  return by.map((capacity) => CAPACITIES[capacity]).join(" or ");
}
