import type { Router } from "express";
import type { EditedOfficePolicyAnswer, OfficePolicyAnswer } from "#core/api/PolicyAnswer.ts";
import type { SimulatedCaseAnswer } from "#core/api/PolicyDocumentAnswer.ts";
import { nothingChangedOn } from "#core/policies/changes/nothingChanged.ts";
import { lists } from "#bot/operations/lists/lists.ts";
import { editPolicy } from "#bot/operations/policies/editPolicy.ts";
import { simulatePolicies } from "#bot/operations/policies/simulatePolicies.ts";
import type { PolicyView } from "#core/policies/policyView.ts";
import { anyBodyOf, inputOf } from "../middleware/jsonBody.ts";
import { presentPolicy } from "../present/policies/presentPolicy.ts";
import { consoleActor } from "./consoleActor.ts";
import { resourceRoutes } from "./resourceRoutes.ts";

export function policyResource(): Router {
  const policies = resourceRoutes("policies", lists.policies, presentOfficePolicy);

  policies.put("/:id", async (req, res) => {
    const actor = consoleActor(req);
    const { policy, effectiveOn, isChanged } = await editPolicy(actor, req.params.id, inputOf(req));
    const presented = presentOfficePolicy(await lists.policies.read(actor, policy.id, {}));
    const answer: EditedOfficePolicyAnswer = {
      ...presented,
      ...(!isChanged && { notice: nothingChangedOn(effectiveOn) }),
    };
    res.json(answer);
  });

  policies.post("/simulate", async (req, res) => {
    const answer: SimulatedCaseAnswer[] = await simulatePolicies(consoleActor(req), () => anyBodyOf(req));
    res.json(answer);
  });

  return policies;
}

function presentOfficePolicy(policy: PolicyView & { officeName: string; isEnded: boolean }): OfficePolicyAnswer {
  const { officeName, isEnded } = policy;
  return { ...presentPolicy(policy), officeName, isEnded };
}
