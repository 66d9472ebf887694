import type { Refusal } from "#core/refusal.ts";
import { REQUEST_FIELDS, type RequestField } from "./RequestChoice.ts";

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
