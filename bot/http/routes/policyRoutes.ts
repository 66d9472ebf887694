import { Router } from "express";
import { editPolicy } from "#bot/operations/policies/editPolicy.ts";
import { inputOf } from "../jsonBody.ts";
import { presentPolicy } from "../presentPolicy.ts";
import { actorOf } from "../signedIn.ts";

/** /api/pto-policies: changing a policy; an office lists its own. */
export function policyRoutes(): Router {
  const policies = Router({ caseSensitive: true });

  policies.patch("/:id", async (req, res) => {
    res.json(presentPolicy(await editPolicy(actorOf(req), req.params.id, inputOf(req))));
  });

  return policies;
}
