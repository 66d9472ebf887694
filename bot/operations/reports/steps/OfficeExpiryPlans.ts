import type { IsoDate } from "#core/calendar/dates.ts";
import { leaveYearOf, leaveYearStart } from "#core/leave/leaveYear.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { type ExpiryPlan, expiryPlan } from "#core/reports/expiryPlan.ts";
import { LEAVE_TYPES, type LeaveType } from "#core/leave/LeaveType.ts";
import type { PostedHistory } from "#db/queries/postedHistories.ts";
import type { LapsingPerson } from "#db/queries/reports/lapsing.ts";
import type { OfficeToday } from "#db/queries/reports/OfficeToday.ts";
import { caseOf, NO_HISTORY, type VersionsByType } from "#db/queries/policies/termsRows.ts";

/** What comes between today and the next roll-over of somebody's, by type. */
export type ExpiryPlans = Record<LeaveType, ExpiryPlan | null>;

/** The plans of the people of one office, each computed once for all to whom the same falls due. */
export class OfficeExpiryPlans {
  readonly office: OfficeToday;
  readonly #versions: VersionsByType;
  readonly #startsIn: number;
  readonly #plans = new Map<string, ExpiryPlans>();
  readonly #byCase = new Map<string, ExpiryPlan | null>();

  constructor(office: OfficeToday, versions: VersionsByType, startsIn: number) {
    this.office = office;
    this.#versions = versions;
    this.#startsIn = startsIn;
  }

  /** The plans of a person of the office; with the history of one for whom things changed. */
  plansFor(person: LapsingPerson, history: PostedHistory | undefined): ExpiryPlans {
    if (history) return this.#plansOf(person, history);
    const key = keyOf(person, this.office.today, this.#startsIn);
    const plans = this.#plans.get(key) ?? this.#plansOf(person, undefined);
    this.#plans.set(key, plans);
    return plans;
  }

  #plansOf(person: LapsingPerson, history: PostedHistory | undefined): ExpiryPlans {
    const effectiveOfficeId = this.office.id;
    const terms = { ...person, effectiveOfficeId, leaveYearStartsIn: this.#startsIn };
    const plans = LEAVE_TYPES.map((type) => {
      const versions = (history?.versions ?? this.#versions)[type];
      const accrual = caseOf(terms, type, history ?? NO_HISTORY, versions, history?.firstYears[type]);
      return [type, this.#planOf(accrual)];
    });
    return Object.fromEntries(plans) as ExpiryPlans;
  }

  #planOf(accrual: AccrualCase): ExpiryPlan | null {
    const key = JSON.stringify(accrual);
    const known = this.#byCase.get(key);
    if (known !== undefined) return known;
    const plan = expiryPlan(accrual, this.office.today);
    this.#byCase.set(key, plan);
    return plan;
  }
}

/** The same for all to whom the same falls due from the last leave year on; what was before it tells nobody apart. */
function keyOf({ startDate, endDate, addedOn, ptoBalanceOverride }: LapsingPerson, today: IsoDate, startsIn: number) {
  const year = leaveYearOf(today, startsIn) - 1;
  const isOld = startDate === null || startDate <= leaveYearStart(year, startsIn);
  const added = Math.max(year, leaveYearOf(addedOn, startsIn));
  return `${isOld ? "" : startDate} ${endDate} ${added} ${ptoBalanceOverride}`;
}
