import { chunksOf } from "#core/chunksOf.ts";
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
import type { Context } from "../running/WriteContext.ts";
import { reportInTurn } from "../turns/searchInTurn.ts";
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
const PIECE = 250;

export const exportReports = {
  absence: exporting(VERB, "report-absence", AbsenceQuery, (query, context) => {
    reportMonths(query, context.today);
    return inPieces(context, () => absenceReport(query, context));
  }),
  pivot: exporting(VERB, "report-pivot", PivotQuery, async (query, context) => {
    reportMonths(query, context.today);
    await typesOfReport(context.me.organizationId, query.type);
    return inPieces(context, async () => [await pivotReport(query, context)]);
  }),
  balances: exporting(VERB, "report-balances", BalancesReportQuery, async (query, context) => {
    await typesOfReport(context.me.organizationId, query.type);
    return inPieces(context, () => balancesOfPeople(query, context));
  }),
  approvals: exporting(VERB, "report-approvals", ApprovalsQuery, (query, context) => {
    reportMonths(query, context.today);
    return inPieces(context, async () => (await approvalReport(query, context)).months);
  }),
  approvers: exporting(VERB, "report-approvers", ApprovalsQuery, (query, context) => {
    reportMonths(query, context.today);
    return inPieces(context, async () => (await approvalReport(query, context)).approvers);
  }),
  coverage: exporting(VERB, "report-coverage", CoverageQuery, (query, context) =>
    inPieces(context, () => coverageReport(query, context)),
  ),
  expiring: exporting(VERB, "report-expiring", ExpiringQuery, (query, context) =>
    inPieces(context, () => expiringReport(query, context)),
  ),
  blocks: exporting(VERB, "report-blocks", BlocksQuery, (query, context) =>
    inPieces(context, () => blocksReport(query, context)),
  ),
};

async function* inPieces<Row>({ me }: Context, read: () => Promise<Row[]>): AsyncGenerator<Row[]> {
  yield* chunksOf(await reportInTurn(me.organizationId, read), PIECE);
}
