import type { Minutes } from "../leave/amounts.ts";
import { isSamePart } from "../leave/LeaveParts.ts";
import { seenByColleagues, type SeenTypes } from "../leaveTypes/seenType.ts";
import type { TypeOfLeave } from "../leave/TypeOfLeave.ts";
import type { Span } from "./requestCost.ts";

/** Excludes the note. Contains the leave type's name at the time of the edit. */
export interface EditedFrom extends Span, TypeOfLeave, Edits {
  minutes: Minutes;
}

/** ISO timestamps. */
interface Edits {
  editedAt?: string;
  datesEditedAt?: string;
  typeEditedAt?: string;
}

type Edited = Span & Pick<EditedFrom, "type">;

export function editsWith(
  request: Edited & { editedFrom: EditedFrom | null },
  wanted: Edited,
  { seen, now }: { seen: SeenTypes; now: Date },
): Edits {
  const editedAt = now.toISOString();
  const isSame = hasSameDates(request, wanted);
  const isSameType = seenByColleagues(request.type, seen) === seenByColleagues(wanted.type, seen);
  const datesEditedAt = isSame ? request.editedFrom?.datesEditedAt : editedAt;
  const typeEditedAt = isSameType ? request.editedFrom?.typeEditedAt : editedAt;
  return {
    editedAt,
    ...(datesEditedAt !== undefined && { datesEditedAt }),
    ...(typeEditedAt !== undefined && { typeEditedAt }),
  };
}

function hasSameDates(request: Span, wanted: Span): boolean {
  return (
    request.startDate === wanted.startDate &&
    request.endDate === wanted.endDate &&
    request.isHalfDay === wanted.isHalfDay &&
    isSamePart(request, wanted)
  );
}

export function editedAfter(
  request: EditedFrom & { editedFrom: EditedFrom | null },
  wanted: Edited,
  by: { seen: SeenTypes; now: Date },
): EditedFrom | null {
  const isSame = request.type === wanted.type && hasSameDates(request, wanted);
  const was = isSame ? request.editedFrom : request;
  return was && { ...editedFrom(was), ...editsWith(request, wanted, by) };
}

export function editedFrom(request: EditedFrom): EditedFrom {
  const { type, typeName, unit, startDate, endDate, isHalfDay, parts, minutes } = request;
  return { type, typeName, unit, startDate, endDate, isHalfDay, ...(parts && { parts }), minutes };
}
