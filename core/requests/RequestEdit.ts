import { z } from "zod";
import { isoDateField, orAbsent, parseInput, text, yesOrNo } from "#core/inputs.ts";
import { leaveTypeField } from "#core/leaveTypes/leaveTypeField.ts";
import { seenVersion } from "./DecisionInput.ts";
import { NOTES_MAX, RequestInput } from "./RequestInput.ts";
import type { LeaveType } from "../leave/LeaveType.ts";
import type { Span } from "./requestCost.ts";

const blankToNull = (value: unknown) => (typeof value === "string" && value.trim() === "" ? null : value);

/** A person's changes to their own request. Absent fields stay as they are; blank notes are removed. */
export const RequestEdit = z.object({
  type: orAbsent(leaveTypeField("Please select a PTO type")),
  startDate: orAbsent(isoDateField()),
  endDate: orAbsent(isoDateField()),
  isHalfDay: orAbsent(yesOrNo()),
  notes: z.preprocess(blankToNull, text({ max: NOTES_MAX, multiline: true }).nullable()).optional(),
  ...seenVersion,
});
export type RequestEdit = z.output<typeof RequestEdit>;

/** The fields that a requester may edit. */
export const EDITABLE_FIELDS = ["type", "startDate", "endDate", "isHalfDay", "notes"] as const;

interface Editable extends Span {
  type: LeaveType;
  notes: string | null;
}

/** Returns a request with a person's changes. Throws (400) if they don't fit together, such as an end before the start. */
export function editedRequest(request: Editable, changes: RequestEdit): RequestInput {
  const { type, startDate, endDate, isHalfDay, notes } = request;
  const given = Object.fromEntries(
    EDITABLE_FIELDS.flatMap((field) => (changes[field] === undefined ? [] : [[field, changes[field]]])),
  );
  return parseInput(RequestInput, { type, startDate, endDate, isHalfDay, notes, ...given });
}

/** Returns whether an edit leaves a request as it was. */
export function isSameRequest(request: Editable, edited: RequestInput): boolean {
  return EDITABLE_FIELDS.every((field) => request[field] === (edited[field] ?? null));
}
