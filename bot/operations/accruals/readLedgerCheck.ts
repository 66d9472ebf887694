import { Nothing } from "#core/inputs.ts";
import { findLastLedgerCheck } from "#db/queries/ledger/ledgerChecks.ts";
import { reading } from "../operation.ts";

/** When the organisation's ledger was last proved, and what was found; null where it never was. */
export const readLedgerCheck = reading(
  "readLedgerCheck",
  Nothing,
  async (_, { me }) => (await findLastLedgerCheck(me.organizationId)) ?? null,
);
