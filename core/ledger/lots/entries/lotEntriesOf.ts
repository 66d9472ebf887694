import type { IsoDate } from "#core/calendar/dates.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { groupBy } from "#core/groupBy.ts";
import { leaveYearOf, type LeaveYear } from "#core/leave/leaveYear.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { Fraction } from "#core/policies/document/exact.ts";
import type { DueAccrual, DueChange, DueEvent } from "#core/policies/accrual/dueEvents.ts";
import { accrualsIn, accruedInto, grantOf } from "../../accrualsIn.ts";
import { minutesToRestore } from "../../caps/undoneChanges.ts";
import { takenAfterRaises } from "../../caps/undoneRaises.ts";
import type { EntryDetails, LedgerEntry } from "../../LedgerEntry.ts";
import { cappedSize } from "../caps.ts";
import { carryOverEntries } from "./carryOverEntries.ts";
import { lossEntries } from "./lossEntries.ts";
import { lotDetails } from "./lotDetails.ts";
import type { PersonLedger } from "../PersonLedger.ts";
import { rulesOn, YearReplay } from "../YearReplay.ts";
import { settlementEntries } from "../../settlement/settlementEntries.ts";

export function lotEntriesOf(events: readonly DueEvent[], ledger: PersonLedger, through: IsoDate): LedgerEntry[] {
  const due = entriesThrough(events, ledger, through, lossEntries);
  return [...due, ...settlementEntries({ ...ledger, entries: [...ledger.entries, ...due] }, through)];
}

/** Omits losses and settlements, because a replay of the ledger derives them again. */
export function replayableEntriesOf(
  events: readonly DueEvent[],
  ledger: PersonLedger,
  through: IsoDate,
): LedgerEntry[] {
  return entriesThrough(events, ledger, through, () => []);
}

function entriesThrough(
  events: readonly DueEvent[],
  ledger: PersonLedger,
  through: IsoDate,
  lossesOf: (ledger: PersonLedger, year: LeaveYear, through: IsoDate) => LedgerEntry[],
): LedgerEntry[] {
  const { accrual, entries } = ledger;
  const known = new Set(entries.map(({ sourceKey }) => sourceKey));
  const posted = [...entries];
  const now: PersonLedger = { ...ledger, entries: posted };
  const thisYear = leaveYearOf(through, accrual.startsIn);
  const byYear = groupBy(events, ({ leaveYear }) => leaveYear);
  const years = [...byYear.keys()].flatMap((year) => [year - 1, year]).filter((year) => year >= accrual.opening);
  for (const year of [...new Set([...years, thisYear])].toSorted((one, other) => one - other)) {
    posted.push(...entriesOfYear(byYear.get(year)?.filter(({ sourceKey }) => !known.has(sourceKey)) ?? [], now));
    posted.push(...lossesOf(now, year, through));
  }
  return posted.slice(entries.length);
}

/** The carry-over comes first, because it opens the year. */
function entriesOfYear(events: readonly DueEvent[], ledger: PersonLedger): LedgerEntry[] {
  const carried = events.flatMap((event) =>
    event.kind === "carry_over" ? carryOverEntries(ledger, event.leaveYear) : [],
  );
  const posted = [...ledger.entries, ...carried];
  const grants = events.filter((event) => event.kind !== "carry_over");
  const [first] = grants;
  if (!first) return carried;
  const replay = new YearReplay({ ...ledger, entries: posted }, first.leaveYear);
  for (const event of grants) {
    const entry = grantEntry(event, { accrual: ledger.accrual, posted, replay });
    if (!entry) continue;
    posted.push(entry);
    replay.add(entry);
  }
  return posted.slice(ledger.entries.length);
}

interface Posting {
  accrual: AccrualCase;
  posted: readonly LedgerEntry[];
  replay: YearReplay;
}

function grantEntry(event: DueAccrual | DueChange, posting: Posting): LedgerEntry | null {
  const { type, leaveYear, on, kind, lot, sourceKey } = event;
  const owed = owedMinutes(event, posting);
  if (owed === 0 && kind === "policy_change") return null;
  const minutes = cappedMinutes(event, owed, posting);
  const lost = owed - minutes;
  const details: EntryDetails = {
    ...(event.kind === "accrual" ? { period: event.period } : { cause: event.cause }),
    ...(lost !== 0 && { lost }),
    ...lotDetails(event, on, lot),
  };
  return { type, leaveYear, kind, minutes, effectiveOn: on, sourceKey, isUnlimited: false, details };
}

function owedMinutes(event: DueAccrual | DueChange, { posted }: Posting): Minutes {
  if (event.kind === "accrual") return event.minutes;
  const before = posted.filter(({ effectiveOn }) => effectiveOn < event.on);
  const owed = event.earned - accruedInto(before, event.leaveYear, event.grant);
  return event.neverLess ? Math.max(0, owed) : owed;
}

function cappedMinutes(event: DueAccrual | DueChange, owed: Minutes, { accrual, posted, replay }: Posting): Minutes {
  const { grant, on, leaveYear } = event;
  const book = replay.beforeGrantsOn(on);
  const before = () =>
    accrualsIn(posted, leaveYear).filter((entry) => entry.effectiveOn < on && grantOf(entry) === grant);
  if (owed <= 0) return event.kind === "accrual" ? owed : takenAfterRaises(owed, before(), event);
  const rules = rulesOn(accrual, on);
  if (!rules.facts.document.grants?.[grant]?.cap) return owed;
  const capped = cappedSize(rules, book, { grant, on, size: new Fraction(owed) }).valueOf();
  if (event.kind === "accrual") return capped;
  return Math.max(Math.min(owed, minutesToRestore(before(), event)), capped);
}
