import { admins, type Declaration, type Declarations } from "../Declaration.ts";

const reports = [
  "absence",
  "pivot",
  "balances",
  "balances/people",
  "approvals",
  "coverage",
  "expiring",
  "blocks",
  "payroll",
  "absence.csv",
  "pivot.csv",
  "balances.csv",
  "balances/people.csv",
  "approvals.csv",
  "approvals/approvers.csv",
  "coverage.csv",
  "expiring.csv",
  "blocks.csv",
  "payroll.csv",
];

const columns: Record<string, Declaration["shows"]> = {
  "expiring.csv": { type: admins },
  "blocks.csv": { type: admins },
};
/** The `groups` of the `balances` report aren't the groups of people. */
const mayShow: Record<string, Declaration["mayShow"]> = {
  expiring: { type: admins },
  blocks: { type: admins },
  balances: { groups: admins },
};

export const reportCalls: Declarations = Object.fromEntries(
  reports.map((report): [string, Declaration] => [
    `GET /api/admin/reports/${report}`,
    {
      may: admins,
      ...(mayShow[report] && { mayShow: mayShow[report] }),
      ...(columns[report] && { shows: columns[report] }),
    },
  ]),
);
