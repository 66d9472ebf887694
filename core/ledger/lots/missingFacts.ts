import type { IsoDate } from "#core/calendar/dates.ts";
import { leaveYearOf, leaveYearStart } from "#core/leave/leaveYear.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { heldUnder, missingUnder } from "#core/policies/accrual/missingUnder.ts";
import { type EventRead, eventReads } from "#core/policies/facts/eventReads.ts";
import { factReads } from "#core/policies/facts/factReads.ts";
import type { TermsPeriod } from "#core/policies/termsTimeline.ts";
import { missingForPayout } from "../settlement/missingForSettlement.ts";

export function missingFacts(accrual: AccrualCase, today: IsoDate): string[] {
  const { startsIn, timeline } = accrual;
  const year = leaveYearOf(today, startsIn);
  const missing = documentsOf(accrual, today).flatMap((period) => {
    const index = timeline.indexOf(period);
    const { first, last } = heldUnder(accrual, index);
    const begins = Math.max(year, leaveYearOf(first, startsIn));
    const years = leaveYearStart(begins + 1, startsIn) <= last && begins === year ? [begins, begins + 1] : [begins];
    return years.flatMap((one) => missingUnder(accrual, index, one));
  });
  return [...new Set([...missing, ...missingForPayout(accrual, today)])];
}

export function awaitedFacts(accrual: AccrualCase, today: IsoDate): string[] {
  const { startsIn, timeline } = accrual;
  const year = leaveYearOf(today, startsIn);
  const next = leaveYearStart(year + 1, startsIn);
  const missing = documentsSince(accrual, today)
    .filter(({ from }) => from < next)
    .flatMap((period) => missingUnder(accrual, timeline.indexOf(period), year));
  return [...new Set(missing)];
}

export function readsBirthDate(accrual: AccrualCase, today: IsoDate): boolean {
  return documentsOf(accrual, today).some(
    ({ terms: { document } }) => document && factReads(document).some(({ fact }) => isOfBirthDate(fact)),
  );
}

export function eventsRead(accrual: AccrualCase, today: IsoDate): EventRead[] {
  return eventReads(documentsOf(accrual, today).flatMap(({ terms: { document } }) => document ?? []));
}

export function isOfBirthDate(fact: string): boolean {
  return ["age", "ageAtYearStart", "birthDate"].includes(fact);
}

function documentsOf(accrual: AccrualCase, today: IsoDate): TermsPeriod[] {
  return documentsSince(accrual, leaveYearStart(leaveYearOf(today, accrual.startsIn), accrual.startsIn));
}

function documentsSince({ timeline }: AccrualCase, day: IsoDate): TermsPeriod[] {
  return timeline.filter(({ terms }, index) => {
    const next = timeline[index + 1];
    return terms.document !== undefined && (next === undefined || next.from > day);
  });
}
