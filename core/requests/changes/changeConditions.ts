import type { IsoDate } from "#core/calendar/dates.ts";
import type { Span } from "../requestCost.ts";
import { keepsPast } from "./changeCosts.ts";
import type { ChangeOf } from "./ChangeOf.ts";

export function changeConditions(
  request: Span & { change?: ChangeOf; editedFrom: Span | null },
  today: IsoDate,
): string[] {
  const { change, editedFrom: leave } = request;
  if (!change || !leave) return [];
  const isPast = change.isCancellation ? leave.startDate < today : !keepsPast(leave, request, today);
  return isPast ? ["Some of the days that would change have passed since this was requested"] : [];
}
