import type { Refusal } from "#core/refusal.ts";
import { amountInWords } from "#core/leave/amountInWords.ts";
import { approvalText, isApprovedAutomatically } from "#core/requests/approval/stepTexts.ts";
import { datesInWords } from "#core/requests/requestWords.ts";
import { capitalized } from "#core/capitalized.ts";
import { leaveText, typeText } from "#core/leave/leaveText.ts";
import { dateChange } from "#core/requests/changes/changeWords.ts";
import type { ChangeView } from "#db/queries/requests/changes.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { type RequestField, REQUEST_FIELDS } from "./RequestChoice.ts";

/** Returns unescaped paragraphs of mrkdwn. */
export function sentTexts(request: RequestView, approver: string): string[] {
  const { typeName, unit, minutes } = request;
  if (isApprovedAutomatically(request)) {
    const amount = amountInWords(minutes, unit);
    return [
      `*PTO Request Approved*\nYour ${typeText(typeName)} request for ${amount} was approved automatically.`,
      datesInWords(request),
    ];
  }
  return [
    `*PTO Request Submitted*\nYour ${typeText(typeName)} request for ${amountInWords(minutes, unit)} has been sent for approval.`,
    datesInWords(request),
    approvalText(request) ?? `Approver: ${approver}`,
    "While it's pending, you can cancel it on the Home tab or with `/pto cancel`.",
  ];
}

/** Returns unescaped paragraphs of mrkdwn. */
export function savedTexts(request: RequestView, shownVersion: number): string[] {
  const { typeName, unit, minutes, version } = request;
  if (version === shownVersion) return ["*Nothing Changed*\nYour request stays as it was.", datesInWords(request)];
  return [
    `*Request Changed*\nYour ${typeText(typeName)} request is now for ${amountInWords(minutes, unit)}.`,
    datesInWords(request),
    "Your approver will see the change.",
  ];
}

/** Returns unescaped paragraphs of mrkdwn. */
export function changedTexts(change: ChangeView, approver: string): string[] {
  const leave = leaveText(change.typeName);
  const dates = dateChange(change);
  const asked = change.change.isCancellation ? "cancellation" : "change";
  if (change.status === "approved") {
    const became = change.change.isCancellation ? "canceled" : "changed";
    return [
      `*Time Off ${capitalized(became)}*\nYour ${leave} was ${became} immediately, because the ${asked} needs no approval.`,
      dates,
    ];
  }
  return [
    `*${capitalized(asked)} Requested*\nYour ${leave} stays as it is until the ${asked} is approved.`,
    dates,
    `Approver: ${approver}`,
    "Until then, you can withdraw it on the Home tab or with `/pto list`.",
  ];
}

export function refusalTexts({ code, message, fields = {} }: Refusal): string[] {
  if (code === "already_done") return ["This request has already been sent."];
  const texts = new Set(Object.values(fields));
  return texts.size > 0 ? [...texts] : [message];
}

const LIKELY_FIELDS: Record<string, RequestField> = {
  costs_nothing: "endDate",
  overlap: "startDate",
  insufficient_balance: "type",
  too_far_ahead: "endDate",
};

/** Returns texts by block id, or undefined if changing a field can't help. */
export function refusalFields({ kind, code, message, fields = {} }: Refusal): Record<string, string> | undefined {
  const own = Object.entries(fields).filter(([field]) => isField(field));
  if (own.length > 0) return Object.fromEntries(own);
  const likelyField = LIKELY_FIELDS[code];
  if (likelyField) return { [likelyField]: message };
  return kind === "invalid" || kind === "rule" || kind === "throttled" ? { type: message } : undefined;
}

const INSTEAD: readonly RequestField[] = ["type", "endDate", "cancel"];

/** Moves texts of missing fields to another field, because Slack refuses texts for missing blocks. */
export function shownAt(
  texts: Record<string, string> | undefined,
  { blocks }: { blocks: readonly { block_id?: string }[] },
): Record<string, string> | undefined {
  const isShown = (field: string) => blocks.some(({ block_id: id }) => id === field);
  const instead = INSTEAD.find(isShown);
  if (!texts || !instead) return texts;
  return Object.fromEntries(Object.entries(texts).map(([field, text]) => [isShown(field) ? field : instead, text]));
}

function isField(name: string): name is RequestField {
  return (REQUEST_FIELDS as readonly string[]).includes(name);
}
