import { addDays, latest, type IsoDate } from "#core/calendar/dates.ts";
import { groupBy } from "#core/groupBy.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { leaveYearOf, leaveYearStart, type LeaveYear } from "#core/leave/leaveYear.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { unlessMissing } from "#core/policies/facts/unlessMissing.ts";
import { balanceOn } from "../balance.ts";
import { dueEntries } from "../dueEntries.ts";
import type { LedgerEntry } from "../LedgerEntry.ts";
import { creditDetails } from "../lots/entries/creditDetails.ts";
import { yearLimit } from "../lots/limitOnly.ts";
import { rulesOn, YearReplay } from "../lots/YearReplay.ts";
import { settledLots, type SettlementRule } from "../settlement/settledLots.ts";
import { acrossTypes } from "../transfers/acrossTypes.ts";
import { dueReceipt } from "../transfers/receipts.ts";

export class UntakenLeave {
  readonly #cases: readonly AccrualCase[];
  readonly #entries: Map<AccrualCase, LedgerEntry[]>;
  #byYear = new Map<AccrualCase, Map<LeaveYear, LedgerEntry[]>>();
  readonly #replays = new Map<AccrualCase, { year: LeaveYear; day: IsoDate; replay: YearReplay }>();
  readonly #from: IsoDate;
  #through: IsoDate | null = null;

  constructor(cases: readonly AccrualCase[], from: IsoDate, held: ReadonlyMap<LeaveType, Minutes>) {
    this.#cases = cases;
    this.#from = from;
    this.#entries = new Map(cases.map((accrual) => [accrual, openings(accrual, from, held.get(accrual.type) ?? 0)]));
  }

  playThrough(day: IsoDate): void {
    const ledgers = this.#cases.map((accrual) => ({ accrual, entries: this.#entries.get(accrual) ?? [] }));
    const receipt = dueReceipt({ after: this.#through, through: day });
    const posted = acrossTypes(ledgers, receipt, ({ accrual, entries }) => {
      const after = this.#through ?? addDays(firstDay(accrual, this.#from), -1);
      return unlessMissing(() => dueEntries(accrual, entries, after, day), []);
    });
    for (const accrual of this.#cases) {
      const ofType = posted.filter(({ type }) => type === accrual.type);
      const entries = [...(this.#entries.get(accrual) ?? []), ...ofType];
      this.#entries.set(accrual, entries);
      this.#byYear.set(
        accrual,
        groupBy(entries.map(onceUsable), ({ leaveYear }) => leaveYear),
      );
    }
    this.#replays.clear();
    this.#through = day;
  }

  days(): IsoDate[] {
    return [...this.#byYear.values()]
      .flatMap((years) => [...years.values()].flat())
      .map(({ effectiveOn }) => effectiveOn);
  }

  on(accrual: AccrualCase, day: IsoDate): Minutes {
    const year = leaveYearOf(day, accrual.startsIn);
    const balance = balanceOn(this.#byYear.get(accrual)?.get(year) ?? [], year, day);
    return balance + (yearLimit(accrual, { year, day, leave: [] })?.minutes ?? 0);
  }

  paidOutOn(accrual: AccrualCase, rule: SettlementRule, day: IsoDate): Minutes {
    if (rule.pay === "none") return 0;
    const book = this.#replayOn(accrual, day).eveningOf(day);
    const settled = unlessMissing(() => settledLots(book, rule, { rules: rulesOn(accrual, day), on: day }), null);
    return settled ? settled.paidOut.valueOf() : NaN;
  }

  #replayOn(accrual: AccrualCase, day: IsoDate): YearReplay {
    const year = leaveYearOf(day, accrual.startsIn);
    const known = this.#replays.get(accrual);
    const isAhead = known?.year === year && known.day <= day;
    const ledger = { accrual, entries: this.#entries.get(accrual) ?? [] };
    const replay = isAhead ? known.replay : new YearReplay(ledger, year);
    this.#replays.set(accrual, { year, day, replay });
    return replay;
  }
}

export function firstDay({ startsIn }: Pick<AccrualCase, "startsIn">, day: IsoDate): IsoDate {
  return leaveYearStart(leaveYearOf(day, startsIn), startsIn);
}

function onceUsable(entry: LedgerEntry): LedgerEntry {
  const { effectiveOn, details } = entry;
  return { ...entry, effectiveOn: latest(effectiveOn, details?.usableFrom ?? effectiveOn) };
}

function openings(accrual: AccrualCase, from: IsoDate, minutes: Minutes): LedgerEntry[] {
  if (minutes <= 0) return [];
  const { type, startsIn } = accrual;
  const effectiveOn = firstDay(accrual, from);
  const leaveYear = leaveYearOf(effectiveOn, startsIn);
  const details = creditDetails(accrual, effectiveOn);
  const entry = { type, leaveYear, kind: "opening" as const, minutes, effectiveOn, sourceKey: "opening" };
  return [{ ...entry, isUnlimited: false, ...(details && { details }) }];
}
