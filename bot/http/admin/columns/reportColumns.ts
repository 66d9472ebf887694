import { toDays } from "#core/leave/amounts.ts";
import { shownAddress } from "#core/people/erasure.ts";
import type { PayrollRow } from "#db/queries/reports/payroll.ts";
import { daysOrNone } from "./cells.ts";
import type { presentReport } from "#bot/http/present/presentReport.ts";
import type { Columns } from "../../downloads/Columns.ts";

type Row<Report extends keyof typeof presentReport> = ReturnType<(typeof presentReport)[Report]>;

const absence: Columns<Row<"absence">> = {
  month: ({ month }) => month,
  vacation: ({ vacation }) => vacation,
  sick: ({ sick }) => sick,
  personal: ({ personal }) => personal,
};

const balances: Columns<Row<"person">> = {
  person: ({ name }) => name,
  office: ({ officeName }) => officeName,
  manager: ({ managerName }) => managerName,
  vacation: ({ vacation }) => vacation,
  sick: ({ sick }) => sick,
  personal: ({ personal }) => personal,
  owed: ({ owed }) => owed,
};

const approvals: Columns<Row<"approvals">> = {
  month: ({ month }) => month,
  decided: ({ decided }) => decided,
  approved: ({ approved }) => approved,
  rejected: ({ rejected }) => rejected,
  "median hours": ({ medianHours }) => medianHours,
  "90th percentile hours": ({ p90Hours }) => p90Hours,
};

const approvers: Columns<Row<"approver">> = {
  approver: ({ name }) => name,
  decided: ({ decided }) => decided,
  "median hours": ({ medianHours }) => medianHours,
  "90th percentile hours": ({ p90Hours }) => p90Hours,
  waiting: ({ waiting }) => waiting,
  "oldest waiting days": ({ oldestWaitingDays }) => oldestWaitingDays,
};

const coverage: Columns<Row<"coverage">> = {
  week: ({ week }) => week,
  people: ({ people }) => people,
  "away days": ({ awayDays }) => awayDays,
  "pending days": ({ pendingDays }) => pendingDays,
  "least coverage": ({ leastCoverage }) => leastCoverage,
  "least on": ({ leastOn }) => leastOn,
};

const expiring: Columns<Row<"lapsing">> = {
  person: ({ name }) => name,
  office: ({ officeName }) => officeName,
  type: ({ type }) => type,
  days: ({ days }) => days,
  "expires on": ({ expiresOn }) => expiresOn,
};

/** In days; an unlimited balance is blank. */
const payroll: Columns<PayrollRow> = {
  month: ({ month }) => month,
  person: ({ name }) => name,
  email: ({ email }) => shownAddress(email),
  office: ({ officeName }) => officeName,
  "vacation taken": ({ vacationTaken }) => toDays(vacationTaken),
  "sick taken": ({ sickTaken }) => toDays(sickTaken),
  "personal taken": ({ personalTaken }) => toDays(personalTaken),
  "vacation balance": ({ vacationBalance }) => daysOrNone(vacationBalance),
  "sick balance": ({ sickBalance }) => daysOrNone(sickBalance),
  "personal balance": ({ personalBalance }) => daysOrNone(personalBalance),
};

/** The columns of each report's table; an unlimited balance is blank. */
export const reportColumns = { absence, balances, approvals, approvers, coverage, lapsing: expiring, payroll };
