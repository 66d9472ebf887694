import type { Refusal } from "#core/refusal.ts";
import { datesInWords, daysInWords } from "#core/requests/requestWords.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";

/** Returns the texts about a submitted request: its days, the approver, and how to cancel it. The texts are mrkdwn. */
export function sentTexts(request: RequestView, approver: string): string[] {
  const { type, minutes } = request;
  return [
    `*PTO Request Submitted*\nYour ${type} request for ${daysInWords(minutes)} has been sent for approval.`,
    datesInWords(request),
    `Approver: ${approver}`,
    "While it is pending you can cancel it in the Home tab or with `/pto cancel`.",
  ];
}

/** Returns the texts of a refusal without fields to show it under. */
export function refusalTexts({ code, message, fields = {} }: Refusal): string[] {
  if (code === "already_done") return ["This request has already been sent."];
  const texts = new Set(Object.values(fields));
  return texts.size > 0 ? [...texts] : [message];
}
