import { Router } from "express";
import { Refusal } from "#core/refusal.ts";
import { changePassword } from "#bot/operations/signingIn/changePassword.ts";
import { editProfile } from "#bot/operations/people/editProfile.ts";
import { endSession } from "#bot/operations/signingIn/endSession.ts";
import { listSessions } from "#bot/operations/signingIn/listSessions.ts";
import { readMe } from "#bot/operations/people/readMe.ts";
import { setFirstPassword } from "#bot/operations/signingIn/setFirstPassword.ts";
import { signIn } from "#bot/operations/signingIn/signIn.ts";
import type { Door } from "../Door.ts";
import { bodyOf, inputOf } from "../jsonBody.ts";
import { presentMe } from "../presentMe.ts";
import { presentSession } from "../presentSession.ts";
import { actorOf, beginSignIn } from "../signedIn.ts";

/** /api/auth: signing in, and everything about oneself. */
export function authRoutes(door: Door): Router {
  const { avatarUrl } = door;
  const auth = Router({ caseSensitive: true });

  auth.post("/login", async (req, res) => {
    const body = bodyOf(req);
    const actor = await beginSignIn(req, res, door, (visitor, wanted) => signIn(visitor, body, wanted));
    if (!actor) {
      res.status(202).json({ secondFactor: "required" });
      return;
    }
    res.json(presentMe(await readMe(actor, {}), avatarUrl));
  });

  auth.get("/user", async (req, res) => {
    try {
      res.json(presentMe(await readMe(actorOf(req), {}), avatarUrl));
    } catch (error) {
      const isNobody = error instanceof Refusal && error.kind === "unauthenticated";
      // Browsers log every 401 as an error: a page that only asks whether somebody is signed in may ask for none.
      if (!isNobody || req.get("prefer") !== "empty-when-signed-out") throw error;
      res.status(204).end();
    }
  });

  auth.patch("/user", async (req, res) => {
    res.json(presentMe(await editProfile(actorOf(req), inputOf(req)), avatarUrl));
  });

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
