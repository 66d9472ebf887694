import { addDays, type IsoDate, latest } from "#core/calendar/dates.ts";
import { type Minutes, minutesPer } from "#core/leave/amounts.ts";
import { leaveYearStart } from "#core/leave/leaveYear.ts";
import type { AccrualCase } from "./accrual/AccrualCase.ts";
import { exact } from "./document/exact.ts";
import { termsOn } from "./termsTimeline.ts";

const BACKDATED_BY_DEFAULT = 30;

export interface CreditWindow {
  /** The earliest day of the work. The latest day is today. */
  from: IsoDate;
  longest: Minutes | null;
}

export function creditWindow(
  { timeline, opening, startsIn }: Pick<AccrualCase, "timeline" | "opening" | "startsIn">,
  { today, hiredOn }: { today: IsoDate; hiredOn: IsoDate | null },
): CreditWindow | undefined {
  const { document } = termsOn(timeline, today);
  const { credits } = document ?? {};
  if (!document || !credits) return undefined;
  const back = addDays(today, -(credits.maxBackdateDays ?? BACKDATED_BY_DEFAULT));
  const from = latest(back, leaveYearStart(opening, startsIn));
  return {
    from: hiredOn === null ? from : latest(from, hiredOn),
    longest:
      credits.longest === undefined ? null : exact(credits.longest).mul(minutesPer(document.unit)).round().valueOf(),
  };
}
