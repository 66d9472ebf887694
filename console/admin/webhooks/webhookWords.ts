import type { WebhookAnswer, WebhookMessageAnswer } from "#core/api/webhooks/WebhookAnswer.ts";
import { capitalized } from "#core/capitalized.ts";
import { countText } from "#core/countText.ts";
import { WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS } from "#core/webhooks/webhookEvents.ts";

export const MESSAGE_LABELS: Record<WebhookMessageAnswer["status"], string> = {
  pending: "Waiting",
  sent: "Sent",
  failed: "Failed",
  dropped: "Not sent",
};

export function stateOf({ isOn, offReason, failingSince }: WebhookAnswer) {
  if (isOn) return failingSince === null ? ({ word: "On", color: "success" } as const) : FAILING;
  return offReason === null ? ({ word: "Off", color: "default" } as const) : STOPPED;
}

const FAILING = { word: "Failing", color: "warning" } as const;
const STOPPED = { word: "Turned off", color: "error" } as const;

export function troubleOf(
  { isOn, offReason, failingSince, lastError }: WebhookAnswer,
  moment: (at: string) => string,
): string | undefined {
  const last = lastError === null ? "" : ` Last error: ${lastError}.`;
  if (offReason === "gone")
    return "Awayday turned it off because the receiving system no longer accepts messages (410).";
  if (offReason === "failing") return `Awayday turned it off after three days of failures.${last}`;
  if (!isOn || failingSince === null) return undefined;
  return `Messages have failed since ${moment(failingSince)}. Awayday keeps trying for three days.${last}`;
}

export function eventsText({ events }: Pick<WebhookAnswer, "events">): string {
  if (events.length === WEBHOOK_EVENT_NAMES.length) return "All events";
  if (events.length > 3) return countText(events.length, "event");
  return capitalized(events.map((event) => WEBHOOK_EVENTS[event].toLowerCase()).join(", "));
}

export function eventText(event: WebhookMessageAnswer["event"]): string {
  return event === "ping" ? "Test message" : WEBHOOK_EVENTS[event];
}

export function attemptText({ answerStatus, durationMs, error, attempts }: WebhookMessageAnswer): string | undefined {
  if (durationMs === null) return undefined;
  const outcome = answerStatus === null ? (error ?? "No answer") : String(answerStatus);
  const tries = attempts > 1 ? `, ${countText(attempts, "attempt")}` : "";
  return `${outcome} in ${durationMs.toLocaleString("en-US")}\u00A0ms${tries}`;
}
