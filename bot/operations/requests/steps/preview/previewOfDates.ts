import type { IsoDate } from "#core/calendar/dates.ts";
import type { HolidayPart } from "#core/offices/workCalendar.ts";
import type { Verdict } from "#core/requests/assessRequest.ts";
import { conditionTexts } from "#core/requests/booking/conditionTexts.ts";
import { leaveInRow } from "#core/requests/booking/leaveInRow.ts";
import { freeDates } from "#core/requests/cost/freeDates.ts";
import { policyCalendar, type Span } from "#core/requests/requestCost.ts";
import { coverageWarnings } from "#core/teams/coverageRefusals.ts";
import type { Person } from "#db/queries/people/person.ts";
import { findTeamConflicts } from "#db/queries/requests/requests.ts";
import { seenTypes } from "#bot/operations/knownTypes/steps/seenTypes.ts";
import type { RequestFacts } from "../requestFacts.ts";

export interface Around {
  conditions: string[];
  holidays: { date: IsoDate; name: string; part?: Exclude<HolidayPart, "full"> }[];
  freeDates: IsoDate[];
  conflicts: Awaited<ReturnType<typeof findTeamConflicts>>;
}

export const NOTHING_AROUND: Around = { conditions: [], holidays: [], freeDates: [], conflicts: [] };

export async function previewOfDates(
  person: Person,
  {
    span,
    verdict,
    facts,
    evidenceCount = 0,
    conditions: more = [],
  }: {
    span: Span;
    verdict: Verdict;
    facts: RequestFacts;
    evidenceCount?: number;
    conditions?: readonly string[];
  },
): Promise<Verdict & Around> {
  const conflicts = await findTeamConflicts(person, span, await seenTypes(person));
  const holidays = [...facts.calendar.holidays.values()]
    .filter(({ date }) => span.startDate <= date && date <= span.endDate)
    .map(({ date, name, part }) => ({ date, name, ...(part && part !== "full" && { part }) }));
  const calendar = policyCalendar(facts.calendar, facts.accrual);
  const minutes = verdict.assessment?.minutes ?? 0;
  const inRow = leaveInRow(span, minutes, facts.beside).minutes;
  const conditions = [
    ...more,
    ...conditionTexts(
      { startDate: span.startDate, minutes, inRow, evidenceCount, isUnpaid: facts.isUnpaid },
      facts.accrual,
    ),
    ...coverageWarnings(span, facts.coverage),
  ];
  return { ...verdict, conditions, holidays, freeDates: freeDates(span, calendar, facts.leaveType.unit), conflicts };
}
