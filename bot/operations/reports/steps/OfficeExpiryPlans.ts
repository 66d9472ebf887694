import { type IsoDate, latest } from "#core/calendar/dates.ts";
import { leaveYearOf, leaveYearStart } from "#core/leave/leaveYear.ts";
import { type AccrualCase, usesLots } from "#core/policies/accrual/AccrualCase.ts";
import { type ExpiryPlan, expiryPlan } from "#core/reports/expiryPlan.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { PostedHistory } from "#db/queries/postedHistories.ts";
import type { ExpiringPerson } from "#db/queries/reports/findExpiringPeople.ts";
import type { OfficeToday } from "#db/queries/reports/OfficeToday.ts";
import { accrualCaseOf, NO_HISTORY, type VersionsByType } from "#core/policies/accrual/accrualCaseOf.ts";

type TypePlan = { plan: ExpiryPlan; accrual?: undefined } | { plan?: undefined; accrual: AccrualCase };

type ExpiryPlans = Partial<Record<LeaveType, TypePlan | null>>;

export class OfficeExpiryPlans {
  readonly office: OfficeToday;
  readonly #versions: VersionsByType;
  readonly #startsIn: number;
  readonly #plans = new Map<string, ExpiryPlans>();
  readonly #byCase = new Map<string, TypePlan | null>();

  constructor(office: OfficeToday, versions: VersionsByType, startsIn: number) {
    this.office = office;
    this.#versions = versions;
    this.#startsIn = startsIn;
  }

  plansFor(person: ExpiringPerson, history: PostedHistory | undefined): ExpiryPlans {
    if (history) return this.#plansOf(person, history);
    const key = keyOf(person, this.office.today, this.#startsIn);
    const plans = this.#plans.get(key) ?? this.#plansOf(person, undefined);
    this.#plans.set(key, plans);
    return plans;
  }

  #plansOf(person: ExpiringPerson, history: PostedHistory | undefined): ExpiryPlans {
    const effectiveOfficeId = this.office.id;
    const terms = { ...person, effectiveOfficeId, leaveYearStartsIn: this.#startsIn };
    const plans = Object.entries(history?.versions ?? this.#versions).map(([type, versions]) => {
      const accrual = accrualCaseOf(terms, type, history ?? NO_HISTORY, versions, history?.firstYears[type]);
      return [type, this.#planOf(accrual, latest(this.office.today, person.postedThrough))];
    });
    return Object.fromEntries(plans);
  }

  #planOf(accrual: AccrualCase, postedThrough: IsoDate): TypePlan | null {
    if (usesLots(accrual)) return { accrual };
    const key = `${postedThrough} ${JSON.stringify(accrual)}`;
    const known = this.#byCase.get(key);
    if (known !== undefined) return known;
    const plan = expiryPlan(accrual, this.office.today, postedThrough);
    const found = plan && { plan };
    this.#byCase.set(key, found);
    return found;
  }
}

function keyOf(person: ExpiringPerson, today: IsoDate, startsIn: number) {
  const { startDate, endDate, addedOn, ptoBalanceOverride, facts } = person;
  const year = leaveYearOf(today, startsIn) - 1;
  const posted = latest(today, person.postedThrough);
  if (facts?.leaveYears) return JSON.stringify([startDate, endDate, addedOn, ptoBalanceOverride, posted, facts]);
  const isOld = startDate === null || startDate <= leaveYearStart(year, startsIn);
  const added = Math.max(year, leaveYearOf(addedOn, startsIn));
  return `${isOld ? "" : startDate} ${endDate} ${added} ${ptoBalanceOverride} ${posted} ${facts ? JSON.stringify(facts) : ""}`;
}
