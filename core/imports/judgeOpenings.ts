import { fromUnits, toUnits, type Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { leaveYearEnd, leaveYearName, leaveYearOf, leaveYearStart, type LeaveYear } from "#core/leave/leaveYear.ts";
import { refuseOwnLeave } from "#core/people/access/ownLeave.ts";
import { type AccrualCase, isGone } from "#core/policies/accrual/AccrualCase.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";
import { leaveText } from "#core/leave/leaveText.ts";
import { wrongTypeText } from "#core/leaveTypes/unknownType.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { LeaveTypeView } from "#core/leave/LeaveTypeView.ts";
import type { OpeningFacts, OpeningPerson } from "./OpeningFacts.ts";
import type { OpeningRow } from "./rows/OpeningRow.ts";
import type { ReadRow } from "./readRow.ts";
import { reasonOf, reasonsOf } from "./reasonOf.ts";
import type { RowReason, RowVerdict } from "./RowVerdict.ts";
import { namesTwoYears } from "./rows/writtenLeaveYear.ts";

export interface Opening {
  personId: string;
  type: LeaveType;
  leaveYear: LeaveYear;
  effectiveOn: IsoDate;
  minutes: Minutes;
  isFirst: boolean;
  note: string | undefined;
}

export interface OpeningVerdict extends RowVerdict {
  opening?: Opening;
}

export function* judgeOpenings(rows: readonly ReadRow<OpeningRow>[], facts: OpeningFacts): Generator<OpeningVerdict> {
  const lines = new Map<string, number>();
  for (const row of rows) {
    const key = placeOf(row, facts);
    const firstLine = lines.get(key);
    if (key !== "" && firstLine === undefined) lines.set(key, row.line);
    yield judgeOpening(row, firstLine, facts);
  }
}

function judgeOpening(read: ReadRow<OpeningRow>, firstLine: number | undefined, facts: OpeningFacts): OpeningVerdict {
  const { line, email, written, row, valid, reasons } = read;
  const person = facts.people.get(email);
  const leaveType = typeOf(valid.type, facts);
  const verdict = {
    line,
    key: row ? `${email} · ${leaveType?.key ?? row.type}` : email || written,
    ...(person && { name: person.name }),
  };
  const wrong = (found: RowReason[]): OpeningVerdict => ({ ...verdict, status: "wrong", reasons: found });
  if (reasons.some(({ column }) => column === null)) return wrong(reasons);
  const found = reasonsOf(
    ...reasons,
    email !== "" && !person ? { column: "email", text: "Nobody in this organization has this email" } : null,
    valid.type !== undefined && !leaveType ? { column: "type", text: wrongTypeText(facts.types) } : null,
    firstLine === undefined ? null : { column: null, text: `This balance is already on line ${firstLine}` },
    person && !person.isActive ? { column: "email", text: "This person is deactivated" } : null,
    person ? reasonOf("email", () => refuseOwnLeave(facts.me, person.id, "balance", facts.admins)) : null,
    person && leaveType && hasYear(read) ? yearReason(person, leaveType, read) : null,
    person && leaveType && hasYear(read) && valid.year === undefined
      ? repeatedReason(person, leaveType.key, facts)
      : null,
  );
  if (!row || !person || !leaveType || found.length > 0) return wrong(found);

  const { note } = row;
  const { key: type, unit } = leaveType;
  const { leaveYear, effectiveOn } = placeIn(person, type, row.year);
  const { opened, balance } = facts.yearOf(person.id, type, leaveYear);
  const minutes = fromUnits(row.days, unit) - (opened ?? 0);
  const after = effectiveOn <= person.today ? balance + minutes : balance;
  const shown = { ...verdict, balance: { before: toUnits(balance, unit), after: toUnits(after, unit), unit } };
  if (minutes === 0) return { ...shown, status: "same" };
  const from = opened === null ? null : String(toUnits(opened, unit));
  return {
    ...shown,
    status: opened === null ? "new" : "changed",
    changes: { days: { from, to: String(row.days) } },
    opening: { personId: person.id, type, leaveYear, effectiveOn, minutes, isFirst: opened === null, note },
  };
}

function placeOf(read: ReadRow<OpeningRow>, facts: OpeningFacts): string {
  const { email, valid } = read;
  const person = facts.people.get(email);
  const type = typeOf(valid.type, facts);
  if (!person || !type || !hasYear(read)) return "";
  const { startsIn } = caseOf(person, type.key);
  return `${email} ${type.key} ${valid.year ?? leaveYearOf(person.today, startsIn)}`;
}

function hasYear({ reasons }: ReadRow<OpeningRow>): boolean {
  return reasons.every(({ column }) => column !== null && column !== "year");
}

function typeOf(written: string | undefined, { types }: OpeningFacts): OpeningFacts["types"][number] | undefined {
  const wanted = written?.toLowerCase();
  return types.find(({ key }) => key === wanted) ?? types.find(({ name }) => name.toLowerCase() === wanted);
}

function placeIn(person: OpeningPerson, type: LeaveType, year: LeaveYear | undefined) {
  const accrual = caseOf(person, type);
  const leaveYear = year ?? leaveYearOf(person.today, accrual.startsIn);
  return { accrual, leaveYear, effectiveOn: openingDay(accrual, leaveYear) };
}

function caseOf({ id, cases }: OpeningPerson, type: LeaveType): AccrualCase {
  const accrual = cases.get(type);
  if (!accrual) throw new Error(`${id} has no ${type} balance`);
  return accrual;
}

function openingDay({ startsIn, employment }: AccrualCase, leaveYear: LeaveYear): IsoDate {
  const [first, last] = [leaveYearStart(leaveYear, startsIn), leaveYearEnd(leaveYear, startsIn)];
  const [startDate] = employment
    .map((period) => period.startDate ?? first)
    .filter((date) => date >= first && date <= last)
    .toSorted();
  return employment.some(({ startDate: began }) => began === null || began <= first) ? first : (startDate ?? first);
}

/**
 * Refuses a balance without a year if an earlier leave year was opened, because importing an earlier file again would
 * open the balance twice.
 */
function repeatedReason(person: OpeningPerson, type: LeaveType, facts: OpeningFacts): RowReason | null {
  const { accrual, leaveYear } = placeIn(person, type, undefined);
  const opened = facts.lastOpened(person.id, type);
  if (opened === undefined || opened >= leaveYear) return null;
  const year = leaveYearName(opened, accrual.startsIn);
  const text = `This balance was opened in leave year ${year}. Enter the year of the balance to correct or add.`;
  return { column: "year", text };
}

function yearReason(
  person: OpeningPerson,
  { key, name }: Pick<LeaveTypeView, "key" | "name">,
  { valid, cells }: ReadRow<OpeningRow>,
): RowReason | null {
  const { today } = person;
  const { accrual, leaveYear, effectiveOn } = placeIn(person, key, valid.year);
  const { startsIn, opening, timeline } = accrual;
  const thisYear = leaveYearOf(today, startsIn);
  const nameOf = (year: LeaveYear) => leaveYearName(year, startsIn);
  if (startsIn === 1 && namesTwoYears(cells["year"])) {
    const years = `${nameOf(leaveYear)} or ${nameOf(leaveYear + 1)}`;
    return { column: "year", text: `This person's leave year is the calendar year. Enter ${years}.` };
  }
  if (leaveYear > thisYear) return { column: "year", text: `The leave year ${nameOf(leaveYear)} hasn't started` };
  if (leaveYear < opening) {
    return { column: "year", text: `This person's balances start with leave year ${nameOf(opening)}` };
  }
  if (isGone(accrual, effectiveOn)) return { column: "year", text: `This person left before ${nameOf(leaveYear)}` };
  const end = leaveYearEnd(leaveYear, startsIn);
  const day = today < end ? (today > effectiveOn ? today : effectiveOn) : end;
  if (!termsOn(timeline, day).isUnlimited) return null;
  return { column: "type", text: `This person's ${leaveText(name)} is unlimited, so it has no opening balance` };
}
