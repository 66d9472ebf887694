import { Router } from "express";
import type { ListedKeyAnswer, NewKeyAnswer } from "#core/api/keys/KeyAnswer.ts";
import { createKey, createServiceKey } from "#bot/operations/keys/createKey.ts";
import { listAllKeys, listKeys } from "#bot/operations/keys/listKeys.ts";
import { readKeyCalls } from "#bot/operations/keys/readKeyCalls.ts";
import { revokeKey } from "#bot/operations/keys/revokeKey.ts";
import { actorOf } from "../../auth/actorOf.ts";
import type { HttpContext } from "../../HttpContext.ts";
import { inputOf } from "../../middleware/jsonBody.ts";
import { presentKey } from "../../present/keys/presentKey.ts";
import { presentTokenCall } from "../../v1/presentTokenCall.ts";

export function keyRoutes({ clock }: Pick<HttpContext, "clock">): Router {
  const keys = Router({ caseSensitive: true });

  keys.get("/", async (req, res) => {
    const list = req.query["view"] === "organization" ? listAllKeys : listKeys;
    const found = await list(actorOf(req), {});
    const answer: ListedKeyAnswer[] = found.map(({ lastError, ...key }) => ({
      ...presentKey(key, clock.now()),
      lastError: lastError ? presentTokenCall(lastError) : null,
    }));
    res.json(answer);
  });

  keys.get("/:id/calls", async (req, res) => {
    res.json((await readKeyCalls(actorOf(req), req.params.id, {})).map(presentTokenCall));
  });

  keys.post("/", async (req, res) => {
    const { service } = Object(req.body) as { service?: unknown };
    const create = service === true || service === "true" ? createServiceKey : createKey;
    const { row, token } = await create(actorOf(req), inputOf(req));
    res.status(201).json({ ...presentKey(row, clock.now()), key: token } satisfies NewKeyAnswer);
  });

  keys.delete("/:id", async (req, res) => {
    await revokeKey(actorOf(req), req.params.id, {});
    res.status(204).end();
  });

  return keys;
}
