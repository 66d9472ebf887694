import { Router } from "express";
import { listOwnCredits } from "#bot/operations/requests/credits/listOwnCredits.ts";
import { requestCredit } from "#bot/operations/requests/credits/requestCredit.ts";
import { actorOf } from "../auth/actorOf.ts";
import { inputOf } from "../middleware/jsonBody.ts";
import { presentRequest } from "../present/presentRequest.ts";

export function creditRoutes(): Router {
  const credits = Router({ caseSensitive: true });

  credits.get("/", async (req, res) => {
    res.json((await listOwnCredits(actorOf(req), {})).map(presentRequest));
  });

  credits.post("/", async (req, res) => {
    res.status(201).json(presentRequest(await requestCredit(actorOf(req), inputOf(req))));
  });

  return credits;
}
