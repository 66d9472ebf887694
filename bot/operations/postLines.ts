import type { Transaction } from "sequelize";
import type { LedgerLine } from "#core/ledger/LedgerLine.ts";
import { LedgerEntry } from "#db/models/LedgerEntry.ts";

export interface LineCause {
  requestId?: string;
  actorId?: string;
  reasonId?: string;
}

/** Appends lines to a person's ledger with what caused them. */
export async function postLines(
  person: { organizationId: string; id: string },
  lines: LedgerLine[],
  { tx, now }: { tx: Transaction; now: Date },
  cause: LineCause = {},
): Promise<void> {
  if (lines.length === 0) return;
  await LedgerEntry.bulkCreate(
    lines.map(({ details, ...line }) => ({
      ...line,
      ...cause,
      organizationId: person.organizationId,
      userId: person.id,
      details: details ? { ...details } : null,
      createdAt: now,
    })),
    { transaction: tx },
  );
}
