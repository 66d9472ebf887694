import type { LeaveTypeView } from "#core/leave/LeaveTypeView.ts";
import { amountsByType } from "#core/leaveTypes/amountsByType.ts";
import { shownAddress } from "#core/people/erasure.ts";
import type { PayrollRow } from "#db/queries/reports/payroll.ts";
import type { presentReport } from "#bot/http/present/presentReport.ts";
import { type ColumnList, columnList, type Columns } from "../../downloads/Columns.ts";
import { unitColumn } from "./unitColumn.ts";

type Types = readonly LeaveTypeView[];
type RowOf<Report extends keyof typeof presentReport> = ReturnType<(typeof presentReport)[Report]>;

const absence = (types: Types): ColumnList<RowOf<"absence">> =>
  columnList(
    { month: ({ month }) => month },
    ofEach(types, ({ key }) => [columnOf(key), ({ taken }) => taken[key]]),
  );

const balances = (types: Types): ColumnList<RowOf<"person">> =>
  columnList(
    { person: ({ name }) => name, office: ({ officeName }) => officeName, manager: ({ managerName }) => managerName },
    ofEach(types, ({ key }) => [columnOf(key), (person) => person.balances[key]]),
    { owed: ({ owed }) => owed },
    types.some(({ unit }) => unit === "hour") ? { "owed hours": ({ owedHours }) => owedHours } : {},
  );

const approvals: Columns<RowOf<"approvals">> = {
  month: ({ month }) => month,
  decided: ({ decided }) => decided,
  approved: ({ approved }) => approved,
  rejected: ({ rejected }) => rejected,
  "median hours": ({ medianHours }) => medianHours,
  "90th percentile hours": ({ p90Hours }) => p90Hours,
};

const approvers: Columns<RowOf<"approver">> = {
  approver: ({ name }) => name,
  decided: ({ decided }) => decided,
  "median hours": ({ medianHours }) => medianHours,
  "90th percentile hours": ({ p90Hours }) => p90Hours,
  waiting: ({ waiting }) => waiting,
  "oldest waiting days": ({ oldestWaitingDays }) => oldestWaitingDays,
};

const coverage: Columns<RowOf<"coverage">> = {
  week: ({ week }) => week,
  people: ({ people }) => people,
  "away days": ({ awayDays }) => awayDays,
  "pending days": ({ pendingDays }) => pendingDays,
  "least coverage": ({ leastCoverage }) => leastCoverage,
  "least on": ({ leastOn }) => leastOn,
};

const expiring = (types: Types): Columns<RowOf<"expiring">> => ({
  person: ({ name }) => name,
  office: ({ officeName }) => officeName,
  type: ({ type }) => type,
  days: ({ days }) => days,
  ...unitColumn(types),
  "last day to use": ({ expiresOn }) => expiresOn,
});

const blocks: Columns<RowOf<"blocks">> = {
  person: ({ name }) => name,
  office: ({ officeName }) => officeName,
  manager: ({ managerName }) => managerName,
  type: ({ type }) => type,
  "consecutive workdays": ({ days }) => days,
  "longest so far": ({ longest }) => longest,
  by: ({ by }) => by,
};

const payroll = (types: Types): ColumnList<PayrollRow> =>
  columnList(
    {
      month: ({ month }) => month,
      person: ({ name }) => name,
      email: ({ email }) => shownAddress(email),
      office: ({ officeName }) => officeName,
    },
    ofEach(types, (type) => [
      `${columnOf(type.key)} taken${type.paid ? "" : " unpaid"}`,
      ({ taken }) => amountsByType(taken, [type])[type.key],
    ]),
    ofEach(types, (type) => [
      `${columnOf(type.key)} balance`,
      ({ balance }) => amountsByType(balance, [type])[type.key],
    ]),
  );

function columnOf(key: string): string {
  return key.replaceAll("-", " ");
}

function ofEach<Row>(types: Types, column: (type: Types[number]) => ColumnList<Row>[number]): ColumnList<Row> {
  return types.map(column);
}

export const reportColumns = { absence, balances, approvals, approvers, coverage, expiring, blocks, payroll };
