import { Nothing } from "#core/inputs.ts";
import { findLastLedgerCheck } from "#db/queries/ledger/ledgerChecks.ts";
import { reading } from "../reading.ts";

/** Null if the ledger has never been checked. */
export const readLedgerCheck = reading(
  "readLedgerCheck",
  Nothing,
  async (_, { me }) => (await findLastLedgerCheck(me.organizationId)) ?? null,
);
