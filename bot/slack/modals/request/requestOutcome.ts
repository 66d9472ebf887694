import type { Refusal } from "#core/refusal.ts";
import { datesInWords, daysInWords } from "#core/requests/requestWords.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { type RequestField, REQUEST_FIELDS } from "./RequestChoice.ts";

/** Returns the texts about a submitted request: its days, the approver, and how to cancel it. The texts are mrkdwn. */
export function sentTexts(request: RequestView, approver: string): string[] {
  const { type, minutes } = request;
  return [
    `*PTO Request Submitted*\nYour ${type} request for ${daysInWords(minutes)} has been sent for approval.`,
    datesInWords(request),
    `Approver: ${approver}`,
    "While it is pending, you can cancel it in the Home tab or with `/pto cancel`.",
  ];
}

/** Returns the texts of a refusal without fields to show it under. */
export function refusalTexts({ code, message, fields = {} }: Refusal): string[] {
  if (code === "already_done") return ["This request has already been sent."];
  const texts = new Set(Object.values(fields));
  return texts.size > 0 ? [...texts] : [message];
}

/** The field for a refusal that names none: the one that a person would most likely change. */
const FITTING: Record<string, RequestField> = {
  costs_nothing: "endDate",
  overlap: "startDate",
  insufficient_balance: "type",
  too_far_ahead: "endDate",
};

/**
 * Returns the texts of a refusal by block id. Undefined if no field could fix it, because it is about the person or the
 * form as a whole.
 */
export function refusalFields({ kind, code, message, fields = {} }: Refusal): Record<string, string> | undefined {
  const own = Object.entries(fields).filter(([field]) => isField(field));
  if (own.length > 0) return Object.fromEntries(own);
  const fitting = FITTING[code];
  if (fitting) return { [fitting]: message };
  return kind === "invalid" || kind === "rule" || kind === "throttled" ? { type: message } : undefined;
}

function isField(name: string): name is RequestField {
  return (REQUEST_FIELDS as readonly string[]).includes(name);
}
