import type { PageAct, PageOutcome } from "../PageState.ts";
import { doAct } from "./calls.ts";
import { byId } from "./el.ts";

const SLACK_WAITS = 3000;

export async function perform(what: PageAct): Promise<PageOutcome> {
  const outcome = await doAct(what);
  say(troubleOf(outcome));
  return outcome;
}

export function say(trouble: string): void {
  byId("notice", HTMLElement).textContent = trouble;
}

function troubleOf({ status, ackMs, ack }: PageOutcome): string {
  if (ack?.response_action === "errors") return "";
  if (status === 0) return "The app didn't respond.";
  if (status !== 200) return `The app responded with ${status}.`;
  return ackMs > SLACK_WAITS ? "The app took longer than 3 s to respond; in Slack, this would have failed." : "";
}
