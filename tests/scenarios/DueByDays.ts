import type { PolicyTerms } from "#core/policies/PolicyTerms.ts";
import { dayAfter, dayBefore, monthOfDay } from "./days.ts";
import type { Step, Scenario } from "./Scenario.ts";

interface Dated<T> {
  effectiveOn: string;
  value: T;
}

interface EmploymentPeriod {
  startDate: string | null;
  endDate: string | null;
}

/** The number of parts in a minute, chosen so that each day earns a whole number of parts. */
const SHARES = 12n * 28n * 29n * 30n * 31n * 365n * 366n;

interface Earned {
  dueOn: string;
  isRecalculated: boolean;
  shares: bigint;
}

export class DueByDays {
  readonly #scenario: Scenario;
  readonly #policies: Dated<PolicyTerms>[][];
  readonly #overrides: Dated<number | null>[] = [];
  readonly #placements: Dated<number>[] = [];
  readonly #employments: EmploymentPeriod[];
  #known = new Map<string, Earned[]>();
  #terms = new Map<string, PolicyTerms>();
  #beginnings = new Map<string, string>();

  constructor(scenario: Scenario) {
    this.#scenario = scenario;
    this.#policies = scenario.offices.map((value) => [{ effectiveOn: "0", value }]);
    this.#employments = [{ startDate: scenario.startDate, endDate: null }];
  }

  get firstStart(): string | null {
    return this.#employments[0]?.startDate ?? null;
  }

  isGone(day: string): boolean {
    const begun = this.#employments.filter(({ startDate }) => (startDate ?? "") <= day);
    return begun.length > 0 && begun.every(({ endDate }) => endDate !== null && endDate < day);
  }

  termsOn(day: string): PolicyTerms {
    const known = this.#terms.get(day);
    if (known) return known;
    const office = latestOf(this.#placements, day) ?? 0;
    const policy = latestOf(this.#policies[office] ?? [], day);
    if (!policy) throw new Error("An office without a policy");
    const override = latestOf(this.#overrides, day) ?? null;
    const hasOverride = override !== null && !policy.isUnlimited;
    const accrual = policy.accrualPeriod === "month" && hasOverride ? override / 12 : (override ?? 0);
    const terms = hasOverride ? { ...policy, accrual } : policy;
    this.#terms.set(day, terms);
    return terms;
  }

  areTermsNew(day: string): boolean {
    return !isSame(this.termsOn(day), this.termsOn(dayBefore(day)));
  }

  change(step: Step): string {
    this.#known = new Map();
    this.#terms = new Map();
    this.#beginnings = new Map();
    const employment = this.#employments.at(-1) ?? { startDate: null, endDate: null };
    if (step.what === "edit policy")
      this.#policies[step.office]?.push({ effectiveOn: step.effectiveOn, value: step.terms });
    if (step.what === "override") this.#overrides.push({ effectiveOn: step.effectiveOn, value: step.minutes });
    if (step.what === "move") this.#placements.push({ effectiveOn: step.on, value: step.office });
    if (step.what === "correct start date") employment.startDate = step.startDate;
    const lastDay = step.what === "leave" ? step.endDate : step.what === "return" ? employment.endDate : null;
    if (step.what === "leave") employment.endDate = step.endDate;
    if (step.what === "return" && step.startDate === null) employment.endDate = null;
    if (step.what === "return" && step.startDate !== null) {
      this.#employments.push({ startDate: step.startDate, endDate: null });
      return step.startDate < step.on ? step.startDate : step.on;
    }
    return lastDay !== null && lastDay < step.on ? lastDay : step.on;
  }

  owed(year: number, day: string, opening: number, what: "all" | "new"): number {
    const shares = this.#earned(year, day, opening)
      .filter(({ dueOn, isRecalculated }) => dueOn < day || (dueOn === day && (what === "all" || isRecalculated)))
      .reduce((sum, earned) => sum + earned.shares, 0n);
    return Number((2n * shares + SHARES) / (2n * SHARES));
  }

  #earned(year: number, today: string, opening: number): Earned[] {
    const now = this.termsOn(today);
    const key = `${year} ${opening} ${this.#beginning(today)}`;
    const known = this.#known.get(key);
    if (known) return known;
    const earned: Earned[] = [];
    const end = this.#firstDay(year + 1);
    let run = { day: "", isRecalculated: false };
    for (let day = this.#firstDay(Math.max(opening, year - 1)); day < end; day = dayAfter(day)) {
      const terms = day > today ? now : this.termsOn(day);
      const employment = this.#employments.find(
        (one) => (one.startDate ?? "") <= day && day <= (one.endDate ?? "9999"),
      );
      const isRegular = day === this.#periodStart(day, terms) || employment?.startDate === day;
      const isRecalculated = !isRegular && day <= today && this.areTermsNew(day);
      if (isRegular || isRecalculated) run = { day, isRecalculated };
      if (!employment || terms.isUnlimited) continue;
      const atEnd = terms.accrualTiming === "end_of_period";
      const dueOn = atEnd ? this.#dueAtEnd(day, terms, employment) : run.day;
      if (this.#yearOf(dueOn) !== year || (dueOn <= today && this.termsOn(dueOn).isUnlimited)) continue;
      earned.push({ dueOn, isRecalculated: !atEnd && run.isRecalculated, shares: this.#sharesOf(day, terms) });
    }
    this.#known.set(key, earned);
    return earned;
  }

  #sharesOf(day: string, terms: PolicyTerms): bigint {
    const start = this.#periodStart(day, terms);
    const days = daysUntil(start, this.#nextPeriod(start, terms));
    const isIncrement = terms.accrualPeriod === "year" && terms.accrualTiming === "monthly_increments";
    const twelfths = BigInt(Math.round(isIncrement ? terms.accrual : terms.accrual * 12));
    return (twelfths * SHARES) / (12n * BigInt(days));
  }

  #dueAtEnd(day: string, terms: PolicyTerms, employment: EmploymentPeriod): string {
    const next = this.#nextPeriod(this.#periodStart(day, terms), terms);
    return employment.endDate !== null && employment.endDate < next ? employment.endDate : next;
  }

  #periodStart(day: string, terms: PolicyTerms): string {
    return isByYear(terms) ? this.#firstDay(this.#yearOf(day)) : `${day.slice(0, 7)}-01`;
  }

  #nextPeriod(start: string, terms: PolicyTerms): string {
    if (isByYear(terms)) return this.#firstDay(this.#yearOf(start) + 1);
    let day = dayAfter(start);
    while (!day.endsWith("-01")) day = dayAfter(day);
    return day;
  }

  #beginning(day: string): string {
    const known = this.#beginnings.get(day);
    if (known) return known;
    let first = day;
    const floor = this.#firstDay(this.#yearOf(day) - 2);
    while (first > floor && !this.areTermsNew(first)) {
      first = dayBefore(first);
      const earlier = this.#beginnings.get(first);
      if (earlier) {
        first = earlier;
        break;
      }
    }
    this.#beginnings.set(day, first);
    return first;
  }

  #yearOf(day: string): number {
    const calendarYear = Number(day.slice(0, 4));
    return monthOfDay(day) < this.#scenario.startsIn ? calendarYear - 1 : calendarYear;
  }

  #firstDay(year: number): string {
    return `${year}-${String(this.#scenario.startsIn).padStart(2, "0")}-01`;
  }
}

function latestOf<T>(values: readonly Dated<T>[], day: string): T | undefined {
  let last: T | undefined;
  for (const { effectiveOn, value } of values) if (effectiveOn <= day) last = value;
  return last;
}

function isByYear({ accrualPeriod, accrualTiming }: PolicyTerms): boolean {
  return accrualPeriod === "year" && accrualTiming !== "monthly_increments";
}

function isSame(one: PolicyTerms, other: PolicyTerms): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function daysUntil(day: string, end: string): number {
  return Math.round((Date.parse(end) - Date.parse(day)) / 86_400_000);
}
