import { Router } from "express";
import type { SecondStepAnswer } from "#core/api/MeAnswer.ts";
import { Refusal } from "#core/refusal.ts";
import { changePassword } from "#bot/operations/auth/passwords/changePassword.ts";
import { editProfile } from "#bot/operations/people/editProfile.ts";
import { exportOwnData } from "#bot/operations/people/exportPerson.ts";
import { endSession } from "#bot/operations/auth/endSession.ts";
import { listSessions } from "#bot/operations/auth/listSessions.ts";
import { readMe } from "#bot/operations/people/readMe.ts";
import { setFirstPassword } from "#bot/operations/auth/passwords/setFirstPassword.ts";
import { signIn } from "#bot/operations/auth/signIn.ts";
import { personFile } from "../downloads/personFile.ts";
import type { HttpContext } from "../HttpContext.ts";
import { bodyOf, inputOf } from "../middleware/jsonBody.ts";
import { presentMe } from "../present/presentMe.ts";
import { presentSession } from "../present/presentSession.ts";
import { actorOf, signedInPerson } from "../auth/actorOf.ts";
import { beginSignIn } from "../auth/beginSession.ts";
import { keepPasswordProof } from "../auth/keepPasswordProof.ts";

export function authRoutes(context: HttpContext): Router {
  const { avatarUrl } = context;
  const auth = Router({ caseSensitive: true });

  auth.post("/login", async (req, res) => {
    const body = bodyOf(req);
    const actor = await beginSignIn(req, res, context, (visitor, wanted) => signIn(visitor, body, wanted)).catch(
      (error: unknown) => keepPasswordProof(req, res, context.sessionCookie, error),
    );
    if (!actor) {
      res.status(202).json({ secondFactor: "required" } satisfies SecondStepAnswer);
      return;
    }
    res.json(presentMe(await readMe(actor, {}), avatarUrl));
  });

  auth.get("/user", async (req, res) => {
    try {
      res.json(presentMe(await readMe(signedInPerson(req), {}), avatarUrl));
    } catch (error) {
      const isNobody = error instanceof Refusal && error.kind === "unauthenticated";
      // Browsers log every 401 as an error, so pages can ask for an empty response instead.
      if (!isNobody || req.get("prefer") !== "empty-when-signed-out") throw error;
      res.status(204).end();
    }
  });

  auth.patch("/user", async (req, res) => {
    res.json(presentMe(await editProfile(actorOf(req), inputOf(req)), avatarUrl));
  });

  auth.get(
    "/user/export",
    personFile((req) => exportOwnData(actorOf(req), {})),
  );

  auth.post("/password", async (req, res) => {
    await changePassword(actorOf(req), inputOf(req));
    res.status(204).end();
  });

  auth.put("/password", async (req, res) => {
    await setFirstPassword(actorOf(req), inputOf(req));
    res.status(204).end();
  });

  auth.get("/sessions", async (req, res) => {
    res.json((await listSessions(actorOf(req), {})).map(presentSession));
  });

  auth.delete("/sessions/:id", async (req, res) => {
    await endSession(actorOf(req), req.params.id, {});
    res.status(204).end();
  });

  return auth;
}
