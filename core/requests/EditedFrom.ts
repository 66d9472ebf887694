import type { Minutes } from "../leave/amounts.ts";
import type { TypeOfLeave } from "../leave/TypeOfLeave.ts";
import type { Span } from "./requestCost.ts";

/** A request before its last edit, without its note; the type has the name that it had then. */
export interface EditedFrom extends Span, TypeOfLeave {
  minutes: Minutes;
}

/** Returns the fields that record what a request was before an edit. */
export function editedFrom(request: EditedFrom): EditedFrom {
  const { type, typeName, unit, startDate, endDate, isHalfDay, parts, minutes } = request;
  return { type, typeName, unit, startDate, endDate, isHalfDay, ...(parts && { parts }), minutes };
}
