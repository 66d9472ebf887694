import type { Minutes } from "../leave/amounts.ts";
import { isSamePart } from "../leave/LeaveParts.ts";
import { seenByColleagues, type SeenTypes } from "../leaveTypes/seenType.ts";
import type { TypeOfLeave } from "../leave/TypeOfLeave.ts";
import type { Span } from "./requestCost.ts";

/** Without the note; the type has the name that it had then. */
export interface EditedFrom extends Span, TypeOfLeave, Edits {
  minutes: Minutes;
}

/** ISO timestamps. */
interface Edits {
  editedAt?: string;
  /** The time of the last edit that changed the dates. */
  datesEditedAt?: string;
  /** The time of the last edit that changed the type as colleagues see it; absent if none did. */
  typeEditedAt?: string;
}

type Edited = Span & Pick<EditedFrom, "type">;

/** Returns the times of a request's edits after another edit. */
export function editsWith(
  request: Edited & { editedFrom: EditedFrom | null },
  wanted: Edited,
  { seen, now }: { seen: SeenTypes; now: Date },
): Edits {
  const editedAt = now.toISOString();
  const isSame =
    request.startDate === wanted.startDate &&
    request.endDate === wanted.endDate &&
    request.isHalfDay === wanted.isHalfDay &&
    isSamePart(request, wanted);
  const isSameType = seenByColleagues(request.type, seen) === seenByColleagues(wanted.type, seen);
  const datesEditedAt = isSame ? request.editedFrom?.datesEditedAt : editedAt;
  const typeEditedAt = isSameType ? request.editedFrom?.typeEditedAt : editedAt;
  return {
    editedAt,
    ...(datesEditedAt !== undefined && { datesEditedAt }),
    ...(typeEditedAt !== undefined && { typeEditedAt }),
  };
}

export function editedFrom(request: EditedFrom): EditedFrom {
  const { type, typeName, unit, startDate, endDate, isHalfDay, parts, minutes } = request;
  return { type, typeName, unit, startDate, endDate, isHalfDay, ...(parts && { parts }), minutes };
}
