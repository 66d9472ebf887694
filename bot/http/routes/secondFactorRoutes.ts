import { Router } from "express";
import type { RecoveryCodesAnswer, SecondFactorAnswer, SecretAnswer } from "#core/api/accountAnswers.ts";
import { confirmSecondFactor } from "#bot/operations/auth/secondFactor/confirmSecondFactor.ts";
import { offerSecondFactor } from "#bot/operations/auth/secondFactor/offerSecondFactor.ts";
import { readSecondFactor } from "#bot/operations/auth/secondFactor/readSecondFactor.ts";
import { renewRecoveryCodes } from "#bot/operations/auth/secondFactor/renewRecoveryCodes.ts";
import { takeSecondStep } from "#bot/operations/auth/secondFactor/takeSecondStep.ts";
import { turnOffSecondFactor } from "#bot/operations/auth/secondFactor/turnOffSecondFactor.ts";
import { readMe } from "#bot/operations/people/readMe.ts";
import type { HttpContext } from "../HttpContext.ts";
import { bodyOf, inputOf } from "../middleware/jsonBody.ts";
import { presentMe } from "../present/presentMe.ts";
import { actorOf } from "../auth/actorOf.ts";
import { beginSession } from "../auth/beginSession.ts";

export function secondFactorRoutes(context: HttpContext): Router {
  const factor = Router({ caseSensitive: true });

  factor.post("/second-factor", async (req, res) => {
    const body = bodyOf(req);
    const { pendingSignIn } = req.session;
    const actor = await beginSession(req, res, context, (visitor, wanted) =>
      takeSecondStep(visitor, pendingSignIn, body, wanted),
    );
    res.json(presentMe(await readMe(actor, {}), context.avatarUrl));
  });

  factor.get("/second-factor", async (req, res) => {
    const { since, ...own } = await readSecondFactor(actorOf(req), {});
    res.json({ ...own, since: since?.toISOString() ?? null } satisfies SecondFactorAnswer);
  });

  factor.post("/second-factor/setup", async (req, res) => {
    res.status(201).json((await offerSecondFactor(actorOf(req), inputOf(req))) satisfies SecretAnswer);
  });

  factor.post("/second-factor/confirm", async (req, res) => {
    res.json((await confirmSecondFactor(actorOf(req), inputOf(req))) satisfies RecoveryCodesAnswer);
  });

  factor.post("/second-factor/recovery-codes", async (req, res) => {
    res.status(201).json((await renewRecoveryCodes(actorOf(req), inputOf(req))) satisfies RecoveryCodesAnswer);
  });

  factor.post("/second-factor/turn-off", async (req, res) => {
    await turnOffSecondFactor(actorOf(req), inputOf(req));
    res.status(204).end();
  });

  return factor;
}
