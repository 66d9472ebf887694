import { Router } from "express";
import { readLedgerCheck } from "#bot/operations/accruals/readLedgerCheck.ts";
import { undoAdjustment } from "#bot/operations/balances/undoAdjustment.ts";
import { inputOf } from "../middleware/jsonBody.ts";
import { presentBalance } from "../present/presentBalance.ts";
import { actorOf } from "../auth/signedIn.ts";

/** /api/ledger: taking an adjustment back, and how the ledger was last checked. A person's lines are under /api/users. */
export function ledgerRoutes(): Router {
  const ledger = Router({ caseSensitive: true });

  ledger.get("/check", async (req, res) => {
    res.json(await readLedgerCheck(actorOf(req), {}));
  });

  ledger.post("/:id/undo", async (req, res) => {
    res.status(201).json(presentBalance(await undoAdjustment(actorOf(req), req.params.id, inputOf(req))));
  });

  return ledger;
}
