import { z } from "zod";
import { isoDateField, orAbsent, parseInput, text, yesOrNo } from "#core/inputs.ts";
import { type EnteredParts, enteredParts } from "#core/leave/LeaveParts.ts";
import { leaveTypeField } from "#core/leaveTypes/leaveTypeField.ts";
import { seenVersion } from "./DecisionInput.ts";
import { type Editable, NOTES_MAX, partsFields, PLAIN_FIELDS, RequestInput } from "./RequestInput.ts";

const blankToNull = (value: unknown) => (typeof value === "string" && value.trim() === "" ? null : value);

export const RequestEdit = z.object({
  type: orAbsent(leaveTypeField("Please select a PTO type")),
  startDate: orAbsent(isoDateField()),
  endDate: orAbsent(isoDateField()),
  isHalfDay: orAbsent(yesOrNo()),
  ...partsFields,
  notes: z.preprocess(blankToNull, text({ max: NOTES_MAX, multiline: true }).nullable()).optional(),
  ...seenVersion,
});
export type RequestEdit = z.output<typeof RequestEdit>;

export const EDITABLE_FIELDS = [...PLAIN_FIELDS, "isHalfDay", "startPart", "endPart", "minutes", "startTime"] as const;

/** Throws (400) if the changes don't fit together, for example if the end is before the start. */
export function editedRequest(request: Editable, changes: RequestEdit): RequestInput {
  const { type, startDate, endDate, notes } = request;
  const given = Object.fromEntries(
    PLAIN_FIELDS.flatMap((field) => (changes[field] === undefined ? [] : [[field, changes[field]]])),
  );
  return parseInput(RequestInput, { type, startDate, endDate, notes, ...given, ...editedParts(request, changes) });
}

function editedParts(request: Editable, changes: RequestEdit): EnteredParts {
  const { isHalfDay, startPart, endPart, minutes, startTime } = changes;
  const before = enteredParts(request);
  const half = isHalfDay ?? false;
  if (minutes !== undefined || startTime !== undefined) {
    return { isHalfDay: half, startPart, endPart, minutes: minutes ?? before.minutes, startTime };
  }
  if (startPart !== undefined || endPart !== undefined) {
    return { isHalfDay: half, startPart: startPart ?? before.startPart, endPart: endPart ?? before.endPart };
  }
  return isHalfDay === undefined || isHalfDay === before.isHalfDay ? before : { isHalfDay };
}
