import { Router } from "express";
import { adjustBalance } from "#bot/operations/balances/adjustBalance.ts";
import { readOwnBalances } from "#bot/operations/balances/readOwnBalances.ts";
import { inputOf } from "../middleware/jsonBody.ts";
import { presentBalance } from "../present/presentBalance.ts";
import { actorOf } from "../auth/actorOf.ts";

export function balanceRoutes(): Router {
  const balances = Router({ caseSensitive: true });

  balances.get("/", async (req, res) => {
    res.json((await readOwnBalances(actorOf(req), req.query)).map(presentBalance));
  });

  balances.patch("/:id/adjust", async (req, res) => {
    res.json(presentBalance(await adjustBalance(actorOf(req), req.params.id, inputOf(req))));
  });

  return balances;
}
