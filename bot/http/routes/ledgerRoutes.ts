import { Router } from "express";
import type { LedgerCheckAnswer } from "#core/api/LedgerEntryAnswer.ts";
import { readLedgerCheck } from "#bot/operations/accruals/readLedgerCheck.ts";
import { undoAdjustment } from "#bot/operations/balances/undoAdjustment.ts";
import { inputOf } from "../middleware/jsonBody.ts";
import { presentBalance } from "../present/presentBalance.ts";
import { actorOf } from "../auth/actorOf.ts";

export function ledgerRoutes(): Router {
  const ledger = Router({ caseSensitive: true });

  ledger.get("/check", async (req, res) => {
    const check = await readLedgerCheck(actorOf(req), {});
    res.json((check && { ...check, at: check.at.toISOString() }) satisfies LedgerCheckAnswer | null);
  });

  ledger.post("/:id/undo", async (req, res) => {
    res.status(201).json(presentBalance(await undoAdjustment(actorOf(req), req.params.id, inputOf(req))));
  });

  return ledger;
}
