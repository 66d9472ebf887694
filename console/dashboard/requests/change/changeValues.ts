import type { OwnRequestAnswer } from "#core/api/RequestAnswer.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { earlyEnd } from "#core/requests/changes/earlyEnd.ts";
import { partValues } from "../form/partValues.ts";

export function changeValues(
  { change, ...leave }: OwnRequestAnswer,
  { today, isAtOnce }: { today: IsoDate; isAtOnce: boolean },
) {
  const { startDate, startPart } = leave;
  const isEarly = !change && startDate < today && leave.endDate >= today;
  const early = { startDate, endDate: earlyEnd(leave, today), isHalfDay: false, ...(startPart && { startPart }) };
  const wanted = isEarly ? early : (change ?? leave);
  return {
    startDate: wanted.startDate,
    endDate: wanted.endDate,
    ...partValues(wanted),
    cancel: change?.isCancellation ?? false,
    notes: isAtOnce ? "" : (change?.notes ?? ""),
  };
}
