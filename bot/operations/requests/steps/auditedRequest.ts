import { enteredParts } from "#core/leave/LeaveParts.ts";
import type { EditedFrom } from "#core/requests/EditedFrom.ts";

/** Returns what a request asks for, as audit events record it. Parts are recorded only where the dates aren't whole. */
export function auditedRequest(request: Omit<EditedFrom, "typeName" | "unit">) {
  const { type, startDate, endDate, minutes } = request;
  const { minutes: hours, ...parts } = enteredParts(request);
  return { type, startDate, endDate, ...parts, minutes, ...(hours !== undefined && { minutesOfDay: hours }) };
}
