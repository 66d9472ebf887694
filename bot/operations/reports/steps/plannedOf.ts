import type { ExpiryPlan } from "#core/reports/expiryPlan.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { groupBy } from "#core/groupBy.ts";
import type { VersionsByType } from "#core/policies/accrual/accrualCaseOf.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { findPostedHistories } from "#db/queries/postedHistories.ts";
import type { ExpiringPerson } from "#db/queries/reports/findExpiringPeople.ts";
import type { OfficeToday } from "#db/queries/reports/OfficeToday.ts";
import { readAtOnce } from "#db/sharing/readAtOnce.ts";
import { hasOwnHistory } from "../../accruals/steps/duePlan.ts";
import { mapWithPauses } from "../../turns/mapWithPauses.ts";
import { OfficeExpiryPlans } from "./OfficeExpiryPlans.ts";

export interface OfPerson {
  person: ExpiringPerson;
  office: OfficeToday;
  type: LeaveType;
}

export interface Planned extends OfPerson {
  plan: ExpiryPlan;
}

export interface WithLots extends OfPerson {
  accrual: AccrualCase;
}

export async function plannedOf(
  people: readonly ExpiringPerson[],
  {
    organizationId,
    offices,
    types,
    versions,
    startsIn,
  }: {
    organizationId: string;
    offices: readonly OfficeToday[];
    types: readonly LeaveType[];
    versions: ReadonlyMap<string, VersionsByType>;
    startsIn: number;
  },
): Promise<(Planned | WithLots)[]> {
  const special = people.filter((person) => hasOwnHistory(person, startsIn));
  const histories = await readAtOnce(
    organizationId,
    [...groupBy(special, ({ officeId }) => officeId)].map(([officeId, ofOffice]) => {
      const ids = ofOffice.map(({ id }) => id);
      return () => findPostedHistories(organizationId, officeId, ids);
    }),
  );
  const byPerson = new Map(histories.flat().map((history) => [history.userId, history]));
  const plans = new Map<string, OfficeExpiryPlans>();
  for (const office of offices) {
    const terms = versions.get(office.id);
    if (terms) plans.set(office.id, new OfficeExpiryPlans(office, terms, startsIn));
  }
  const planned = await mapWithPauses(people, (person) => {
    const ofOffice = plans.get(person.officeId);
    if (!ofOffice) return [];
    const { office } = ofOffice;
    const theirs = ofOffice.plansFor(person, byPerson.get(person.id));
    return types.flatMap((type): (Planned | WithLots)[] => {
      const { plan, accrual } = theirs[type] ?? {};
      if (accrual) return [{ person, office, type, accrual }];
      return plan ? [{ person, office, type, plan }] : [];
    });
  });
  return planned.flat();
}
