import { Router } from "express";
import type { DelegateSuggestionAnswer, DelegationAnswer } from "#core/api/delegations/DelegationAnswer.ts";
import { createDelegation, createDelegationFor } from "#bot/operations/delegations/createDelegation.ts";
import { deleteDelegation } from "#bot/operations/delegations/deleteDelegation.ts";
import { listDelegations } from "#bot/operations/delegations/listDelegations.ts";
import { suggestDelegate } from "#bot/operations/delegations/suggestDelegate.ts";
import { actorOf } from "../../auth/actorOf.ts";
import { inputOf } from "../../middleware/jsonBody.ts";

export function delegationRoutes(): Router {
  const delegations = Router({ caseSensitive: true });

  delegations.get("/", async (req, res) => {
    res.json((await listDelegations(actorOf(req), req.query)) satisfies DelegationAnswer[]);
  });

  delegations.get("/suggestion", async (req, res) => {
    const found = await suggestDelegate(actorOf(req), req.query);
    res.json({ isNeeded: found !== undefined, suggested: found?.suggested ?? null } satisfies DelegateSuggestionAnswer);
  });

  delegations.post("/", async (req, res) => {
    const actor = actorOf(req);
    const { approverId = actor.userId } = Object(req.body) as { approverId?: unknown };
    const create = approverId === actor.userId ? createDelegation : createDelegationFor;
    res.status(201).json((await create(actor, inputOf(req))) satisfies DelegationAnswer);
  });

  delegations.delete("/:id", async (req, res) => {
    await deleteDelegation(actorOf(req), req.params.id, {});
    res.status(204).end();
  });

  return delegations;
}
