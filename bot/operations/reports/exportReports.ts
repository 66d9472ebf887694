import { reportMonths } from "#core/reports/reportMonths.ts";
import {
  AbsenceQuery,
  ApprovalsQuery,
  BalancesReportQuery,
  BlocksQuery,
  CoverageQuery,
  ExpiringQuery,
  PivotQuery,
} from "#core/reports/reportQueries.ts";
import { exporting } from "../lists/steps/exporting.ts";
import { absenceReport } from "./reportAbsence.ts";
import { approvalReport } from "./reportApprovals.ts";
import { balancesOfPeople } from "./reportBalances.ts";
import { blocksReport } from "./reportBlocks.ts";
import { coverageReport } from "./reportCoverage.ts";
import { pivotReport } from "./reportPivot.ts";
import { typesOfReport } from "./steps/typesOfReport.ts";
import { expiringReport } from "./reportExpiring.ts";

const VERB = "readReports";

/** Exports the reports; audit events record who exported which one. */
export const exportReports = {
  absence: exporting(VERB, "report-absence", AbsenceQuery, (query, context) => {
    reportMonths(query, context.today);
    return inOnePiece(() => absenceReport(query, context));
  }),
  pivot: exporting(VERB, "report-pivot", PivotQuery, async (query, context) => {
    reportMonths(query, context.today);
    await typesOfReport(context.me.organizationId, query.type);
    return inOnePiece(async () => [await pivotReport(query, context)]);
  }),
  balances: exporting(VERB, "report-balances", BalancesReportQuery, async (query, context) => {
    await typesOfReport(context.me.organizationId, query.type);
    return inOnePiece(() => balancesOfPeople(query, context));
  }),
  approvals: exporting(VERB, "report-approvals", ApprovalsQuery, (query, context) => {
    reportMonths(query, context.today);
    return inOnePiece(async () => (await approvalReport(query, context)).months);
  }),
  approvers: exporting(VERB, "report-approvers", ApprovalsQuery, (query, context) => {
    reportMonths(query, context.today);
    return inOnePiece(async () => (await approvalReport(query, context)).approvers);
  }),
  coverage: exporting(VERB, "report-coverage", CoverageQuery, (query, context) =>
    inOnePiece(() => coverageReport(query, context)),
  ),
  expiring: exporting(VERB, "report-expiring", ExpiringQuery, (query, context) =>
    inOnePiece(() => expiringReport(query, context)),
  ),
  blocks: exporting(VERB, "report-blocks", BlocksQuery, (query, context) =>
    inOnePiece(() => blocksReport(query, context)),
  ),
};

async function* inOnePiece<Row>(read: () => Promise<Row[]>): AsyncGenerator<Row[]> {
  yield await read();
}
