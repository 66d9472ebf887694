import type { z } from "zod";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { LeaveTypeView } from "#core/leave/LeaveTypeView.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { type BalanceGroup, balanceGroups, type PersonBalances } from "#core/reports/balanceGroups.ts";
import { type MinutesByUnit, owedMinutes } from "#core/reports/owedMinutes.ts";
import type { ReportScope } from "#core/reports/ReportScope.ts";
import { BalancesReportQuery } from "#core/reports/reportQueries.ts";
import { findBalanceSums, findUnlimitedTypes } from "#db/queries/reports/balanceSums.ts";
import type { Context } from "../running/WriteContext.ts";
import { owedTypesOfReport } from "./steps/typesOfReport.ts";
import { mapWithPauses } from "../turns/mapWithPauses.ts";
import { reportReading } from "./steps/reportReading.ts";
import { officesToday } from "./steps/officesToday.ts";

export interface OwedPerson extends PersonBalances {
  id: string;
  name: string;
  owed: MinutesByUnit;
  types: readonly LeaveTypeView[];
}

export const reportBalances = reportReading(
  "readReports",
  "balances",
  BalancesReportQuery,
  async (query, context): Promise<{ asOf: IsoDate; groups: BalanceGroup[]; types: readonly LeaveTypeView[] }> => {
    const { types, asked } = await owedTypesOfReport(context.me.organizationId, query);
    const people = await balancesIn(query, types, context);
    return { asOf: context.today, groups: balanceGroups(people, query.by, { types, owedTypes: asked }), types };
  },
);

export const reportBalancesOfPeople = reportReading(
  "readReports",
  "balances of people",
  BalancesReportQuery,
  balancesOfPeople,
);

export async function balancesOfPeople(
  query: z.output<typeof BalancesReportQuery>,
  context: Context,
): Promise<OwedPerson[]> {
  const { types, asked } = await owedTypesOfReport(context.me.organizationId, query);
  const people = await balancesIn(query, types, context);
  return mapWithPauses(people, (person) => ({ owed: owedMinutes(person.balances, asked), types, ...person }));
}

async function balancesIn(
  scope: ReportScope,
  types: readonly LeaveTypeView[],
  { me, clock }: Context,
): Promise<(PersonBalances & { id: string; name: string })[]> {
  const { organizationId } = me;
  const offices = await officesToday(me, clock.now());
  const unlimited = await findUnlimitedTypes(organizationId, offices);
  const nameOf = new Map(offices.map(({ id, name }) => [id, name]));
  const keys = types.map(({ key }) => key);
  const people = await findBalanceSums(organizationId, scope, { offices, types: keys });
  return mapWithPauses(people, ({ minutes, ownUnlimited, ...person }) => {
    const ofOffice = unlimited.get(person.officeId);
    const isUnlimited = (key: LeaveType) => ownUnlimited?.[key] ?? ofOffice?.has(key) ?? false;
    const balances = Object.fromEntries(keys.map((key) => [key, isUnlimited(key) ? null : (minutes[key] ?? 0)]));
    return { officeName: nameOf.get(person.officeId) ?? "", balances, ...person };
  });
}
