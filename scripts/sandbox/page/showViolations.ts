import { byId, el } from "./el.ts";
import { redraw } from "./redraw.ts";

const SHOWN = 5;
let dismissed = 0;

export function showViolations(violations: readonly string[]): void {
  const current = violations.slice(dismissed);
  const shown = current.slice(-SHOWN);
  const older = current.length - shown.length;
  redraw(byId("violations", HTMLElement), current, () => {
    if (shown.length === 0) return [];
    const dismiss = el("button", { type: "button" }, "Dismiss");
    dismiss.addEventListener("click", () => {
      dismissed = violations.length;
      showViolations(violations);
    });
    return [
      el("h3", {}, "Slack would have refused what the app sent"),
      el(
        "ul",
        {},
        shown.map((violation) => el("li", {}, violation)),
        older > 0 && el("li", {}, `and ${older} earlier`),
      ),
      dismiss,
    ];
  });
}
