import { Router } from "express";
import type { EditedPolicyAnswer, OrderedPolicyAnswer, PolicyAnswer } from "#core/api/PolicyAnswer.ts";
import { nothingChangedOn } from "#core/policies/changes/nothingChanged.ts";
import { cancelScheduledChange } from "#bot/operations/policies/cancelScheduledChange.ts";
import type { CopiedPolicyAnswer, EditedDocumentAnswer } from "#core/api/PolicyDocumentAnswer.ts";
import { copyPolicyDocument } from "#bot/operations/policies/copyPolicyDocument.ts";
import { editPolicyDocument } from "#bot/operations/policies/editPolicyDocument.ts";
import { endPolicy } from "#bot/operations/policies/endPolicy.ts";
import { givePolicy } from "#bot/operations/policies/givePolicy.ts";
import { listPolicyVersions } from "#bot/operations/policies/listPolicyVersions.ts";
import { orderPolicy } from "#bot/operations/policies/orderPolicy.ts";
import { previewOrder } from "#bot/operations/policies/previewOrder.ts";
import { previewEnd } from "#bot/operations/policies/previewEnd.ts";
import { previewCancel } from "#bot/operations/policies/previewCancel.ts";
import { previewCopy } from "#bot/operations/policies/previewCopy.ts";
import { previewGivenPolicy } from "#bot/operations/policies/previewGivenPolicy.ts";
import { previewPolicyDocument } from "#bot/operations/policies/previewPolicyDocument.ts";
import { readPolicyDocument } from "#bot/operations/policies/readPolicyDocument.ts";
import { presentDocument } from "../present/policies/presentDocument.ts";
import { editPolicy } from "#bot/operations/policies/editPolicy.ts";
import { previewPolicy } from "#bot/operations/policies/previewPolicy.ts";
import { inputOf } from "../middleware/jsonBody.ts";
import { presentPolicy } from "../present/policies/presentPolicy.ts";
import { presentPolicyVersion } from "../present/policies/presentPolicyVersion.ts";
import { presentDocumentImpact } from "../present/policies/presentDocumentImpact.ts";
import { presentPolicyImpact } from "../present/policies/presentPolicyImpact.ts";
import { actorOf } from "../auth/actorOf.ts";

export function policyRoutes(): Router {
  const policies = Router({ caseSensitive: true });

  policies.post("/", async (req, res) => {
    const answer: PolicyAnswer = presentPolicy(await givePolicy(actorOf(req), inputOf(req)));
    res.status(201).json(answer);
  });

  policies.post("/preview", async (req, res) => {
    res.json(presentDocumentImpact(await previewGivenPolicy(actorOf(req), inputOf(req))));
  });

  policies.delete("/:id", async (req, res) => {
    await endPolicy(actorOf(req), req.params.id, req.query);
    res.status(204).end();
  });

  policies.post("/:id/end/preview", async (req, res) => {
    res.json(presentPolicyImpact(await previewEnd(actorOf(req), req.params.id, inputOf(req))));
  });

  policies.put("/:id/order", async (req, res) => {
    res.json((await orderPolicy(actorOf(req), req.params.id, inputOf(req))) satisfies OrderedPolicyAnswer);
  });

  policies.post("/:id/order/preview", async (req, res) => {
    res.json(presentPolicyImpact(await previewOrder(actorOf(req), req.params.id, inputOf(req))));
  });

  policies.patch("/:id", async (req, res) => {
    const { policy, effectiveOn, isChanged } = await editPolicy(actorOf(req), req.params.id, inputOf(req));
    const answer: EditedPolicyAnswer = {
      ...presentPolicy(policy),
      ...(!isChanged && { notice: nothingChangedOn(effectiveOn) }),
    };
    res.json(answer);
  });

  policies.post("/:id/preview", async (req, res) => {
    res.json(presentPolicyImpact(await previewPolicy(actorOf(req), req.params.id, inputOf(req))));
  });

  policies.get("/:id/document", async (req, res) => {
    res.json(presentDocument(await readPolicyDocument(actorOf(req), req.params.id, {})));
  });

  policies.put("/:id/document", async (req, res) => {
    const { isChanged, changedOn, ...view } = await editPolicyDocument(actorOf(req), req.params.id, inputOf(req));
    const answer: EditedDocumentAnswer = {
      ...presentDocument(view),
      ...(!isChanged && { notice: nothingChangedOn(changedOn) }),
    };
    res.json(answer);
  });

  policies.post("/:id/document/preview", async (req, res) => {
    res.json(presentDocumentImpact(await previewPolicyDocument(actorOf(req), req.params.id, inputOf(req))));
  });

  policies.post("/:id/document/copy", async (req, res) => {
    const copies = await copyPolicyDocument(actorOf(req), req.params.id, inputOf(req));
    const answer: CopiedPolicyAnswer[] = copies.map(({ policy, effectiveOn, isChanged }) => ({
      officeId: policy.officeId,
      policyId: policy.id,
      effectiveOn,
      isChanged,
    }));
    res.status(201).json(answer);
  });

  policies.post("/:id/document/copy/preview", async (req, res) => {
    res.json(presentPolicyImpact(await previewCopy(actorOf(req), req.params.id, inputOf(req))));
  });

  policies.get("/:id/versions", async (req, res) => {
    const versions = await listPolicyVersions(actorOf(req), req.params.id, {});
    res.json(versions.map(presentPolicyVersion));
  });

  policies.post("/:id/scheduled/preview", async (req, res) => {
    res.json(presentPolicyImpact(await previewCancel(actorOf(req), req.params.id, inputOf(req))));
  });

  policies.delete("/:id/scheduled", async (req, res) => {
    await cancelScheduledChange(actorOf(req), req.params.id, req.query);
    res.status(204).end();
  });

  return policies;
}
