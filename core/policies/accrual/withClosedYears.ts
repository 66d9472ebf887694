import type { IsoDate } from "#core/calendar/dates.ts";
import { leaveYearEnd } from "#core/leave/leaveYear.ts";
import type { AccrualCase, PastCase } from "./AccrualCase.ts";
import { isWaiting } from "./missingUnder.ts";

interface EarlierCase {
  until: IsoDate;
  accrual: AccrualCase;
}

export function withClosedYears(now: AccrualCase, earlier: readonly EarlierCase[]): AccrualCase {
  const past: PastCase[] = [];
  const lastDay = earlier.at(-1)?.until ?? "";
  for (let year = now.opening; leaveYearEnd(year, now.startsIn) <= lastDay; year++) {
    const held = earlier.filter(({ until }) => leaveYearEnd(year, now.startsIn) <= until);
    past.push({ through: year, accrual: held.find(({ accrual }) => !isWaiting(accrual, year))?.accrual ?? now });
  }
  const today = JSON.stringify(now);
  const texts = past.map(({ accrual }) => (accrual === now ? today : JSON.stringify(accrual)));
  const lastOther = texts.findLastIndex((text) => text !== today);
  if (lastOther < 0) return now;
  const isLastOfAlike = (index: number) => index === lastOther || texts[index] !== texts[index + 1];
  return { ...now, past: past.filter((_, index) => index <= lastOther && isLastOfAlike(index)) };
}
