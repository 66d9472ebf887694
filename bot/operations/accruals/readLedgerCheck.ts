import { Nothing } from "#core/inputs.ts";
import { findLastLedgerCheck } from "#db/queries/ledger/ledgerChecks.ts";
import { reading } from "../reading.ts";

/** Returns when the organization's ledger was last checked and what was found, or null if it has never been checked. */
export const readLedgerCheck = reading(
  "readLedgerCheck",
  Nothing,
  async (_, { me }) => (await findLastLedgerCheck(me.organizationId)) ?? null,
);
