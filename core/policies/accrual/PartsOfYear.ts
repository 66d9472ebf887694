import { addDays, daysBetween, earliest, latest } from "#core/calendar/dates.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { MINUTES_PER_DAY, minutesPer } from "#core/leave/amounts.ts";
import { leaveYearEnd, leaveYearStart } from "#core/leave/leaveYear.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import { type Fraction, least, ratio } from "../document/exact.ts";
import type { GrantRule } from "../document/grantRule.ts";
import type { Days, GrantCase } from "../facts/GrantCase.ts";
import type { GrantLot, Window } from "../grants/GrantLot.ts";
import { grantLots } from "../grants/grantLots.ts";
import { lotDates, type LotDates } from "../grants/lotDates.ts";
import { caseOfYear } from "./caseOfYear.ts";
import { grantCaseOf } from "./grantCaseOf.ts";
import { heldUnder, missingUnder } from "./missingUnder.ts";
import { isByPeriod } from "../document/grantRule.ts";
import type { AccrualCase } from "./AccrualCase.ts";
import { unlessMissing } from "../facts/unlessMissing.ts";
import { termsOn } from "../termsTimeline.ts";

export interface EarnedPart {
  dueOn: IsoDate;
  isRegular: boolean;
  period: string;
  minutes: Fraction;
  grant: number;
  lot: LotDates;
}

export class PartsOfYear {
  readonly accrual: AccrualCase;
  readonly year: LeaveYear;
  readonly #lots = new Map<number, LotsOfTerms[]>();
  readonly #ended = new Map<number, EarnedPart[]>();
  readonly #known = new Map<number, EarnedPart[]>();

  constructor(accrual: AccrualCase, year: LeaveYear) {
    this.accrual = caseOfYear(accrual, year);
    this.year = year;
  }

  knownBy(known: number): EarnedPart[] {
    const { timeline, opening } = this.accrual;
    if (this.year < opening) return [];
    return memo(this.#known, known, () =>
      timeline
        .slice(0, known + 1)
        .flatMap((_, index) => (index < known ? this.#partsOfEnded(index) : this.#partsUnder(index, null)))
        .toSorted(inOrder),
    );
  }

  #partsOfEnded(index: number): EarnedPart[] {
    const next = this.accrual.timeline[index + 1];
    return memo(this.#ended, index, () => this.#partsUnder(index, next ? addDays(next.from, -1) : null));
  }

  #partsUnder(index: number, until: IsoDate | null): EarnedPart[] {
    const { timeline, employment, startsIn } = this.accrual;
    const { terms, from } = timeline[index] ?? timeline[0];
    if (terms.isUnlimited || missingUnder(this.accrual, index, this.year).length > 0) return [];
    const [first, last] = [leaveYearStart(this.year, startsIn), leaveYearEnd(this.year, startsIn)];
    const window = { from: first, until: last, held: heldUnder(this.accrual, index) };
    const employed = employment.filter(
      ({ startDate, endDate }) => (startDate ?? first) <= last && (endDate ?? last) >= first,
    );
    const ofTerms = memo(this.#lots, index, () =>
      employed.map((period) => new LotsOfTerms(grantCaseOf(this.accrual, terms, period), window)),
    );
    const parts = unlessMissing(() => ofTerms.flatMap((lots) => partsOf(lots, index === 0 ? null : from, until)), []);
    return parts.filter(({ dueOn }) => !termsOn(timeline, dueOn).isUnlimited);
  }
}

class LotsOfTerms {
  readonly facts: GrantCase;
  readonly #window: Window;
  readonly #lots = new Map<GrantRule, GrantLot[]>();

  constructor(facts: GrantCase, window: Window) {
    this.facts = facts;
    this.#window = window;
  }

  of(grant: GrantRule): GrantLot[] {
    return memo(this.#lots, grant, () => grantLots(this.facts, grant, this.#window));
  }
}

function memo<Key, Value extends object>(known: Map<Key, Value>, key: Key, compute: () => Value): Value {
  const value = known.get(key) ?? compute();
  known.set(key, value);
  return value;
}

function inOrder(one: EarnedPart, other: EarnedPart): number {
  if (one.dueOn !== other.dueOn) return one.dueOn < other.dueOn ? -1 : 1;
  if (one.isRegular !== other.isRegular) return other.isRegular ? -1 : 1;
  if (one.grant !== other.grant) return one.grant - other.grant;
  return one.period < other.period ? -1 : one.period > other.period ? 1 : 0;
}

function partsOf(ofTerms: LotsOfTerms, from: IsoDate | null, until: IsoDate | null): EarnedPart[] {
  const { facts } = ofTerms;
  const { grants = [], unit } = facts.document;
  return grants.flatMap((grant, index) =>
    ofTerms.of(grant).flatMap((lot) => {
      const first = from === null ? lot.earned.first : latest(lot.earned.first, from);
      const last = earliest(lot.earned.last, until);
      if (first > last) return [];
      return partOf({ facts, index, grant, unit: minutesPer(unit) }, lot, { first, last });
    }),
  );
}

const MAX_MINUTES = ratio(10_000 * MINUTES_PER_DAY, 1);

function partOf(
  { facts, index, grant, unit }: { facts: GrantCase; index: number; grant: GrantRule; unit: number },
  { on, size, earned, period }: GrantLot,
  held: Days,
): EarnedPart {
  const isAtStart = (grant.timing ?? "start") === "start";
  const isWhole = held.first === earned.first && held.last === earned.last;
  const minutes = size.mul(unit);
  const dueOn = isAtStart ? latest(on, held.first) : on;
  return {
    dueOn,
    isRegular: !isAtStart || held.first === earned.first,
    period: periodName(grant, period.first),
    minutes: least(isWhole ? minutes : minutes.mul(shareOf(held, earned)), MAX_MINUTES),
    grant: index,
    lot: lotDates(facts, grant, dueOn),
  };
}

function shareOf(held: Days, earned: Days): Fraction {
  return ratio(daysBetween(held.first, held.last), daysBetween(earned.first, earned.last));
}

function periodName(grant: GrantRule, first: IsoDate): string {
  if (grant.frequency === "yearly") return first.slice(0, 4);
  return isByPeriod(grant) && grant.frequency === "monthly" ? first.slice(0, 7) : first;
}
