import { Nothing } from "#core/inputs.ts";
import { findLastLedgerCheck } from "#db/queries/ledger/ledgerChecks.ts";
import { reading } from "../reading.ts";

export const readLedgerCheck = reading(
  "readLedgerCheck",
  Nothing,
  async (_, { me }) => (await findLastLedgerCheck(me.organizationId)) ?? null,
);
