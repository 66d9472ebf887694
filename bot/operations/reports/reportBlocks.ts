import type { ReportScope } from "#core/reports/ReportScope.ts";
import { BlocksQuery } from "#core/reports/reportQueries.ts";
import { findPeopleInScope } from "#db/queries/reports/findPeopleInScope.ts";
import { type BlockToBook, blocksToBook } from "../balances/steps/blocksToBook.ts";
import type { Context } from "../running/WriteContext.ts";
import { reportReading } from "./steps/reportReading.ts";

export const reportBlocks = reportReading("readReports", "blocks", BlocksQuery, blocksReport);

export async function blocksReport(scope: ReportScope, { me, clock }: Context): Promise<BlockToBook[]> {
  const { organizationId, hasPolicyDocuments } = me;
  if (!hasPolicyDocuments) return [];
  return blocksToBook(organizationId, await findPeopleInScope(organizationId, scope), clock.now());
}
