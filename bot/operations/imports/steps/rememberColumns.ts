import { createHash } from "node:crypto";
import type { Transaction } from "sequelize";
import type { ImportKind } from "#core/imports/mapping/importFields.ts";
import type { DateChoices, MatchedColumns } from "#core/imports/mapping/ImportPlan.ts";
import { type HeaderSet, headerSet, inFileOrder, inSetOrder } from "#core/imports/mapping/headerSet.ts";
import { findImportMapping, rememberImportMapping } from "#db/queries/imports/importMappings.ts";
import type { UsedColumns } from "./readFile.ts";

export async function rememberColumns(
  organizationId: string,
  kind: ImportKind,
  used: UsedColumns | null,
  context: { tx: Transaction; now: Date },
): Promise<void> {
  if (!used) return;
  const set = headerSet(used.headers);
  const columns = inSetOrder(used.columns, set, null);
  await rememberImportMapping({ organizationId, kind, headers: hashOf(set) }, { columns, dates: used.dates }, context);
}

export async function rememberedColumns(
  organizationId: string,
  kind: ImportKind,
  headers: readonly string[],
): Promise<{ columns: MatchedColumns; dates: DateChoices } | undefined> {
  const set = headerSet(headers);
  const found = await findImportMapping({ organizationId, kind, headers: hashOf(set) });
  return found && { columns: inFileOrder(found.columns, set, null), dates: found.dates };
}

function hashOf({ headers }: HeaderSet): string {
  return createHash("sha256").update(JSON.stringify(headers)).digest("hex");
}
