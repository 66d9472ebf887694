import type { IsoDate } from "#core/calendar/dates.ts";
import { capPosting } from "#core/policies/cap.ts";
import { accrualsDueIn } from "#core/policies/dueAccruals.ts";
import type { DueAccrual } from "#core/policies/dueAccruals.ts";
import type { Employment, PolicyTerms } from "#core/policies/PolicyTerms.ts";
import { carryOver } from "#core/policies/rollOver.ts";
import type { LeaveType } from "#core/requests/LeaveType.ts";
import { balanceOn } from "./balance.ts";
import { leaveYearEnd, leaveYearOf, leaveYearStart } from "./leaveYear.ts";
import type { LeaveYear } from "./leaveYear.ts";
import type { LedgerLine } from "./LedgerLine.ts";

export interface PostingFacts {
  type: LeaveType;
  terms: PolicyTerms;
  employment: Employment;
  /** The day the person was added, in their zone. */
  addedOn: IsoDate;
  today: IsoDate;
  startsIn: number;
  /** The person's lines of this type, bookings included. */
  lines: readonly LedgerLine[];
}

/** Everything due by today and not in the ledger yet, in order: however late it runs or how often, the same lines. */
export function postingsDue(facts: PostingFacts): LedgerLine[] {
  const { type, terms, employment, today, startsIn } = facts;
  if (terms.isUnlimited) return [];
  const ledger = facts.lines.filter((line) => line.type === type);
  const known = new Set(ledger.map(({ sourceKey }) => sourceKey));
  const posted: LedgerLine[] = [];
  const post = (line: LedgerLine) => {
    ledger.push(line);
    posted.push(line);
  };

  const until = employment.endDate !== null && employment.endDate < today ? employment.endDate : today;
  const opening = ledgerOpening(facts);
  for (let year = opening; year <= leaveYearOf(until, startsIn); year++) {
    if (year > opening && !known.has(carryOverKey(type, year))) post(carryOverLine(facts, year, ledger));
    for (const accrual of accrualsDueIn(terms, employment, year, startsIn, opening)) {
      if (accrual.dueOn > until || known.has(accrualKey(type, accrual))) continue;
      post(accrualLine(facts, year, accrual, ledger));
    }
  }
  return posted;
}

/** The first leave year of a person's ledger: in which they were added, or of their start date if later. */
export function ledgerOpening({
  addedOn,
  employment: { startDate },
  startsIn,
}: Pick<PostingFacts, "addedOn" | "employment" | "startsIn">): LeaveYear {
  return leaveYearOf(startDate !== null && startDate > addedOn ? startDate : addedOn, startsIn);
}

function carryOverLine({ type, terms, startsIn }: PostingFacts, year: LeaveYear, ledger: LedgerLine[]): LedgerLine {
  const closing = balanceOn(ledger, year - 1, leaveYearEnd(year - 1, startsIn));
  const { carried, lapsed } = carryOver(closing, terms.carryOver);
  return {
    type,
    leaveYear: year,
    kind: "carry_over",
    minutes: carried,
    effectiveOn: leaveYearStart(year, startsIn),
    sourceKey: carryOverKey(type, year),
    isUnlimited: false,
    details: { limit: terms.carryOver, lapsed },
  };
}

function accrualLine(
  { type, terms }: PostingFacts,
  year: LeaveYear,
  accrual: DueAccrual,
  ledger: LedgerLine[],
): LedgerLine {
  const { dueOn, minutes, period } = accrual;
  const { posted, lost } = capPosting(minutes, balanceOn(ledger, year, dueOn), terms.maxBalance);
  return {
    type,
    leaveYear: year,
    kind: "accrual",
    // A posting lost whole is a line too: it counts as posted and is never made up for.
    minutes: posted,
    effectiveOn: dueOn,
    sourceKey: accrualKey(type, accrual),
    isUnlimited: false,
    details: lost > 0 ? { period, lost } : { period },
  };
}

function carryOverKey(type: LeaveType, year: LeaveYear): string {
  return `carry_over:${type}:${year}`;
}

function accrualKey(type: LeaveType, { period }: DueAccrual): string {
  return `accrual:${type}:${period}`;
}
