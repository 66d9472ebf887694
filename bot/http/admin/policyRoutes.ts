import type { Router } from "express";
import { browsePolicies } from "#bot/operations/admin/browsePolicies.ts";
import { editPolicy } from "#bot/operations/policies/editPolicy.ts";
import type { OfficePolicy } from "#db/queries/admin/policies.ts";
import { inputOf } from "../jsonBody.ts";
import { presentPolicy } from "../presentPolicy.ts";
import { consoleActor } from "./consoleActor.ts";
import { resourceRoutes } from "./resourceRoutes.ts";

/** /api/admin/policies: what the offices grant. They come and go with their office. */
export function policyRoutes(): Router {
  const policies = resourceRoutes("policies", browsePolicies, presentOfficePolicy);

  policies.put("/:id", async (req, res) => {
    const actor = consoleActor(req);
    const { id } = await editPolicy(actor, req.params.id, inputOf(req));
    res.json(presentOfficePolicy(await browsePolicies.read(actor, id, {})));
  });

  return policies;
}

function presentOfficePolicy(policy: OfficePolicy) {
  return { ...presentPolicy(policy), officeName: policy.officeName };
}
