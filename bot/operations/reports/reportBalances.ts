import type { z } from "zod";
import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { type BalanceGroup, balanceGroups, type PersonBalances } from "#core/reports/balanceGroups.ts";
import { owedMinutes } from "#core/reports/owedMinutes.ts";
import type { ReportScope } from "#core/reports/ReportScope.ts";
import { BalancesReportQuery } from "#core/reports/reportQueries.ts";
import { findBalanceSums, findUnlimitedTypes } from "#db/queries/reports/balanceSums.ts";
import type { Context } from "../operation.ts";
import { reportReading } from "./steps/reportReading.ts";
import { officesToday } from "./steps/officesToday.ts";

/** A person with their balances today and the leave owed to them. */
export interface OwedPerson extends PersonBalances {
  id: string;
  name: string;
  owed: Minutes;
}

/** Returns the current balances of an organization's active people, summed by office or team. */
export const reportBalances = reportReading(
  "readReports",
  "balances",
  BalancesReportQuery,
  async (query, context): Promise<{ asOf: IsoDate; groups: BalanceGroup[] }> => {
    const people = await balancesIn(query, context);
    return { asOf: context.today, groups: balanceGroups(people, query.by, query.type) };
  },
);

/** Returns the people behind these sums, ordered by name. */
export const reportBalancesOfPeople = reportReading(
  "readReports",
  "balances of people",
  BalancesReportQuery,
  balancesOfPeople,
);

/** Computes the balances of people for an authorized caller. */
export async function balancesOfPeople(
  query: z.output<typeof BalancesReportQuery>,
  context: Context,
): Promise<OwedPerson[]> {
  const people = await balancesIn(query, context);
  return people.map((person) => ({ ...person, owed: owedMinutes(person, query.type) }));
}

async function balancesIn(
  scope: ReportScope,
  { me, clock }: Context,
): Promise<(PersonBalances & { id: string; name: string })[]> {
  const { organizationId } = me;
  const offices = await officesToday(me, clock.now());
  const unlimited = await findUnlimitedTypes(organizationId, offices);
  const nameOf = new Map(offices.map(({ id, name }) => [id, name]));
  return (await findBalanceSums(organizationId, scope, offices)).map(({ vacation, sick, personal, ...person }) => {
    const types = unlimited.get(person.officeId);
    return {
      ...person,
      officeName: nameOf.get(person.officeId) ?? "",
      vacation: types?.has("vacation") ? null : vacation,
      sick: types?.has("sick") ? null : sick,
      personal: types?.has("personal") ? null : personal,
    };
  });
}
