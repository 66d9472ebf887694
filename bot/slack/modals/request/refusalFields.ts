import type { Refusal } from "#core/refusal.ts";
import { REQUEST_FIELDS, type RequestField } from "./RequestChoice.ts";

/** Where a refusal is shown that is about no field in particular: at what one would change to be granted. */
const FITTING: Record<string, RequestField> = {
  costs_nothing: "endDate",
  overlap: "startDate",
  insufficient_balance: "type",
  too_far_ahead: "endDate",
};

/**
 * The text of a refusal under the field that it belongs to, by block id. Undefined where it is about whoever asks, or
 * about what the form is for, so that no field could put it right.
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
