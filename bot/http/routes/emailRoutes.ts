import { presentEmailChange, presentOwnEmail } from "../present/presentOwnEmail.ts";
import { Router } from "express";
import { cancelEmailChange } from "#bot/operations/auth/email/cancelEmailChange.ts";
import { changeOwnEmail } from "#bot/operations/auth/email/changeOwnEmail.ts";
import { readEmailChange } from "#bot/operations/auth/email/readEmailChange.ts";
import { inputOf } from "../middleware/jsonBody.ts";
import { actorOf } from "../auth/actorOf.ts";

export function emailRoutes(): Router {
  const email = Router({ caseSensitive: true });

  email.get("/email", async (req, res) => {
    res.json(presentOwnEmail(await readEmailChange(actorOf(req), {})));
  });

  email.post("/email", async (req, res) => {
    res.status(201).json(presentEmailChange(await changeOwnEmail(actorOf(req), inputOf(req))));
  });

  email.delete("/email", async (req, res) => {
    await cancelEmailChange(actorOf(req), {});
    res.status(204).end();
  });

  return email;
}
