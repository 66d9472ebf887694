import { z } from "zod";
import { optionalText, orAbsent, wholeNumber, yesOrNo } from "#core/inputs.ts";
import { CancelInput, DecisionInput } from "../DecisionInput.ts";
import { editedRequest, RequestEdit } from "../RequestEdit.ts";
import type { Span } from "../requestCost.ts";
import { spanOf } from "./changeCosts.ts";
import { NOTES_MAX } from "../RequestInput.ts";

const dates = RequestEdit.omit({ type: true, notes: true, version: true }).shape;

/** Absent dates keep their values. `notes` is the reason. */
export const ChangeInput = z.object({
  ...dates,
  cancel: orAbsent(yesOrNo()),
  notes: optionalText({ max: NOTES_MAX, multiline: true }),
});
export type ChangeInput = z.output<typeof ChangeInput>;

const ofLeave = { requestId: orAbsent(z.string().toLowerCase()) };

export const ChangeDecision = DecisionInput.extend(ofLeave);
export type ChangeDecision = z.output<typeof ChangeDecision>;

export const ChangeWithdrawal = CancelInput.extend({
  ...ofLeave,
  version: orAbsent(wholeNumber({ min: 1, max: 2_147_483_647 })),
});

export function changedSpan(leave: Span & { type: string }, input: Omit<ChangeInput, "notes">): Span | null {
  const { cancel, ...changes } = input;
  if (cancel) return null;
  const { startDate = leave.startDate, endDate = leave.endDate } = changes;
  const isLonger = leave.isHalfDay && startDate !== endDate && !ENTERED.some((field) => changes[field] !== undefined);
  return spanOf(editedRequest({ ...leave, notes: null }, { ...changes, ...(isLonger && { isHalfDay: false }) }));
}

const ENTERED = ["isHalfDay", "startPart", "endPart", "minutes"] as const;
