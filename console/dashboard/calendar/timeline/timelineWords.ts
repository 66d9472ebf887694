import type { RosterOffice } from "#core/api/calendar/RosterAnswer.ts";
import type { ClosedDatesAnswer } from "#core/api/closed/BlackoutAnswer.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { DAY_MARKS } from "#core/offices/dayMarks.ts";
import type { DayCoverage } from "#core/timeline/coverageOfDays.ts";
import { percentAtWork } from "#core/timeline/coverageOfDays.ts";
import { longDate } from "#console/shared/localDates.ts";
import { closedText, eventKind } from "../eventWords.ts";
import type { PlacedEvent } from "./timelineFacts.ts";

interface CellFacts {
  date: IsoDate;
  name: string;
  placed: readonly PlacedEvent[];
  mark: string | undefined;
  office: RosterOffice | undefined;
  blackouts: readonly ClosedDatesAnswer[];
}

export function cellLabel(
  { date, name, placed, mark, office, blackouts }: CellFacts,
  nameOf: (type: LeaveType) => string,
): string {
  const leave = placed
    .filter(({ event }) => event.startDate <= date && date <= event.endDate)
    .map(({ event }) => `${eventKind(event, nameOf)}${event.status === "pending" ? " (pending)" : ""}`);
  const holidays = (office?.holidays ?? []).filter((holiday) => holiday.date === date).map((holiday) => holiday.name);
  const off = mark === DAY_MARKS.off && holidays.length === 0 ? ["Day off"] : [];
  const closed = blackouts.filter(({ startDate, endDate }) => startDate <= date && date <= endDate);
  const facts = [...holidays, ...off, ...leave];
  const known = [...(facts.length > 0 ? facts : ["At work"]), ...closed.map((one) => closedText(one, nameOf))];
  return `${name}, ${longDate(date)}: ${known.join(", ")}`;
}

export function coverageText(coverage: DayCoverage): string {
  const percent = percentAtWork(coverage);
  return percent === undefined ? "Nobody works" : `${percent}% at work (${atWork(coverage)} of ${coverage.working})`;
}

export function atWork({ working, away }: DayCoverage): number {
  return +(working - away).toFixed(1);
}
