import { Router } from "express";
import type { NewKeyAnswer } from "#core/api/keys/KeyAnswer.ts";
import { createKey, createServiceKey } from "#bot/operations/keys/createKey.ts";
import { listAllKeys, listKeys } from "#bot/operations/keys/listKeys.ts";
import { revokeKey } from "#bot/operations/keys/revokeKey.ts";
import { actorOf } from "../../auth/actorOf.ts";
import type { HttpContext } from "../../HttpContext.ts";
import { inputOf } from "../../middleware/jsonBody.ts";
import { presentKey } from "../../present/keys/presentKey.ts";

/** Returns the routes under /api/keys: the person's own API keys, or with `?view=organization` all of them. */
export function keyRoutes({ clock }: Pick<HttpContext, "clock">): Router {
  const keys = Router({ caseSensitive: true });

  keys.get("/", async (req, res) => {
    const list = req.query["view"] === "organization" ? listAllKeys : listKeys;
    const found = await list(actorOf(req), {});
    res.json(found.map((key) => presentKey(key, clock.now())));
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
