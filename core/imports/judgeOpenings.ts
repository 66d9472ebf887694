import { toDays, toMinutes, type Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { leaveYearEnd, leaveYearName, leaveYearOf, leaveYearStart, type LeaveYear } from "#core/leave/leaveYear.ts";
import { refuseOwnLeave } from "#core/people/access/ownLeave.ts";
import { type AccrualCase, isGone } from "#core/policies/accrual/AccrualCase.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { firstLines } from "./firstLines.ts";
import type { OpeningFacts, OpeningPerson } from "./OpeningFacts.ts";
import type { OpeningRow } from "./OpeningRow.ts";
import type { ReadRow } from "./readRow.ts";
import { reasonOf, reasonsOf } from "./reasonOf.ts";
import type { RowReason, RowVerdict } from "./RowVerdict.ts";

/** An opening entry to post. */
export interface Opening {
  personId: string;
  type: LeaveType;
  leaveYear: LeaveYear;
  effectiveOn: IsoDate;
  /** The whole amount, or the difference from the earlier opening entries. */
  minutes: Minutes;
  isFirst: boolean;
  note: string | undefined;
}

/** The verdict on a row, with the entry to post if it is new or changed. */
export interface OpeningVerdict extends RowVerdict {
  opening?: Opening;
}

/** Returns the verdict on each row of a file of opening balances. */
export function judgeOpenings(rows: readonly ReadRow<OpeningRow>[], facts: OpeningFacts): OpeningVerdict[] {
  const placed = rows.map((row) => ({ ...row, key: placeOf(row, facts) }));
  const before = firstLines(placed.filter(({ key }) => key !== ""));
  return placed.map((row) => judgeOpening(row, before.get(row.line), facts));
}

function judgeOpening(
  { line, email, written, row, reasons }: ReadRow<OpeningRow>,
  firstLine: number | undefined,
  facts: OpeningFacts,
): OpeningVerdict {
  const person = facts.people.get(email);
  const verdict = {
    line,
    key: row ? `${email} · ${row.type}` : email || written,
    ...(person && { name: person.name }),
  };
  const wrong = (...found: RowReason[]): OpeningVerdict => ({ ...verdict, status: "wrong", reasons: found });
  if (!row) return wrong(...reasons);
  if (!person) return wrong({ column: "email", text: "Nobody in this organization has this email" });
  if (firstLine !== undefined) return wrong({ column: null, text: `This balance is already on line ${firstLine}` });

  const { type, note } = row;
  const accrual = person.cases[type];
  const leaveYear = yearOf(row, person);
  const effectiveOn = openingDay(accrual, leaveYear);
  const found = reasonsOf(
    person.isActive ? null : { column: "email", text: "This person is deactivated" },
    reasonOf("email", () => refuseOwnLeave(facts.me, person.id, "balance", facts.admins)),
    yearReason(person, accrual, leaveYear, effectiveOn),
  );
  if (found.length > 0) return wrong(...found);

  const { opened, balance } = facts.yearOf(person.id, type, leaveYear);
  const minutes = toMinutes(row.days) - (opened ?? 0);
  const after = effectiveOn <= person.today ? balance + minutes : balance;
  const shown = { ...verdict, balance: { before: toDays(balance), after: toDays(after) } };
  if (minutes === 0) return { ...shown, status: "same" };
  const from = opened === null ? null : String(toDays(opened));
  return {
    ...shown,
    status: opened === null ? "new" : "changed",
    changes: { days: { from, to: String(row.days) } },
    opening: { personId: person.id, type, leaveYear, effectiveOn, minutes, isFirst: opened === null, note },
  };
}

/** Returns a key for one balance of one leave year; empty for an unreadable row or unknown person. */
function placeOf({ email, row }: ReadRow<OpeningRow>, { people }: OpeningFacts): string {
  const person = people.get(email);
  return row && person ? `${email} ${row.type} ${yearOf(row, person)}` : "";
}

function yearOf({ type, year }: OpeningRow, { today, cases }: OpeningPerson): LeaveYear {
  return year ?? leaveYearOf(today, cases[type].startsIn);
}

/** Returns the first day of a leave year, or the person's first day of employment in it. */
function openingDay({ startsIn, employment }: AccrualCase, leaveYear: LeaveYear): IsoDate {
  const [first, last] = [leaveYearStart(leaveYear, startsIn), leaveYearEnd(leaveYear, startsIn)];
  const [startDate] = employment
    .map((period) => period.startDate ?? first)
    .filter((date) => date >= first && date <= last)
    .toSorted();
  return employment.some(({ startDate: began }) => began === null || began <= first) ? first : (startDate ?? first);
}

/**
 * Refuses leave years outside the ledger, which runs from its first leave year to the current one, and unlimited leave.
 */
function yearReason(
  { today }: OpeningPerson,
  accrual: AccrualCase,
  leaveYear: LeaveYear,
  effectiveOn: IsoDate,
): RowReason | null {
  const { startsIn, opening, type, timeline } = accrual;
  const thisYear = leaveYearOf(today, startsIn);
  const nameOf = (year: LeaveYear) => leaveYearName(year, startsIn);
  if (leaveYear > thisYear) return { column: "year", text: `The leave year ${nameOf(leaveYear)} hasn't started` };
  if (leaveYear < opening) {
    return { column: "year", text: `This person's balances start with leave year ${nameOf(opening)}` };
  }
  if (isGone(accrual, effectiveOn)) return { column: "year", text: `This person left before ${nameOf(leaveYear)}` };
  const end = leaveYearEnd(leaveYear, startsIn);
  const day = today < end ? (today > effectiveOn ? today : effectiveOn) : end;
  if (!termsOn(timeline, day).isUnlimited) return null;
  return { column: "type", text: `This person's ${type} leave is unlimited: there is no balance to open` };
}
