import type { IsoDate } from "#core/calendar/dates.ts";
import { leaveYearOf, leaveYearStart } from "#core/ledger/leaveYear.ts";
import type { AccrualCase } from "#core/policies/AccrualCase.ts";
import { type LapsePlan, lapsePlan } from "#core/reports/lapsePlan.ts";
import { LEAVE_TYPES, type LeaveType } from "#core/requests/LeaveType.ts";
import type { PostedHistory } from "#db/queries/postedHistories.ts";
import type { LapsingPerson } from "#db/queries/reports/lapsing.ts";
import type { OfficeToday } from "#db/queries/reports/OfficeToday.ts";
import { caseOf, NO_HISTORY, type VersionsByType } from "#db/queries/termsRows.ts";

/** What comes between today and the next roll-over of somebody's, by type. */
export type LapsePlans = Record<LeaveType, LapsePlan | null>;

/** The plans of the people of one office, each computed once for all to whom the same falls due. */
export class OfficeLapsePlans {
  readonly office: OfficeToday;
  readonly #versions: VersionsByType;
  readonly #startsIn: number;
  readonly #plans = new Map<string, LapsePlans>();
  readonly #byCase = new Map<string, LapsePlan | null>();

  constructor(office: OfficeToday, versions: VersionsByType, startsIn: number) {
    this.office = office;
    this.#versions = versions;
    this.#startsIn = startsIn;
  }

  /** The plans of a person of the office; with the history of one for whom things changed. */
  plansFor(person: LapsingPerson, history: PostedHistory | undefined): LapsePlans {
    if (history) return this.#plansOf(person, history);
    const key = keyOf(person, this.office.today, this.#startsIn);
    const plans = this.#plans.get(key) ?? this.#plansOf(person, undefined);
    this.#plans.set(key, plans);
    return plans;
  }

  #plansOf(person: LapsingPerson, history: PostedHistory | undefined): LapsePlans {
    const effectiveOfficeId = this.office.id;
    const terms = { ...person, effectiveOfficeId, leaveYearStartsIn: this.#startsIn };
    const plans = LEAVE_TYPES.map((type) => {
      const versions = (history?.versions ?? this.#versions)[type];
      const accrual = caseOf(terms, type, history ?? NO_HISTORY, versions, history?.firstYears[type]);
      return [type, this.#planOf(accrual)];
    });
    return Object.fromEntries(plans) as LapsePlans;
  }

  #planOf(accrual: AccrualCase): LapsePlan | null {
    const key = JSON.stringify(accrual);
    const known = this.#byCase.get(key);
    if (known !== undefined) return known;
    const plan = lapsePlan(accrual, this.office.today);
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
