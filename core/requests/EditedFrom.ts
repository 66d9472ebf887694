import type { Minutes } from "../leave/amounts.ts";
import { isSamePart } from "../leave/LeaveParts.ts";
import type { TypeOfLeave } from "../leave/TypeOfLeave.ts";
import type { Span } from "./requestCost.ts";

/** A request before its last edit, without its note; the type has the name that it had then. */
export interface EditedFrom extends Span, TypeOfLeave, Edits {
  minutes: Minutes;
}

/** The times of edits as ISO texts; absent for edits before they were kept, and for changes of approved leave. */
interface Edits {
  editedAt?: string;
  /** The time of the last edit that changed the dates, which colleagues see; absent if none did. */
  datesEditedAt?: string;
}

/** Returns the times of a request's edits after another edit, which replaces its dates and parts with `wanted`. */
export function editsWith(request: Span & { editedFrom: EditedFrom | null }, wanted: Span, now: Date): Edits {
  const editedAt = now.toISOString();
  const isSame =
    request.startDate === wanted.startDate &&
    request.endDate === wanted.endDate &&
    request.isHalfDay === wanted.isHalfDay &&
    isSamePart(request, wanted);
  const datesEditedAt = isSame ? request.editedFrom?.datesEditedAt : editedAt;
  return { editedAt, ...(datesEditedAt !== undefined && { datesEditedAt }) };
}

/** Returns the fields that record what a request was before an edit. */
export function editedFrom(request: EditedFrom): EditedFrom {
  const { type, typeName, unit, startDate, endDate, isHalfDay, parts, minutes } = request;
  return { type, typeName, unit, startDate, endDate, isHalfDay, ...(parts && { parts }), minutes };
}
