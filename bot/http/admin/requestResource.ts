import type { Router } from "express";
import type { PersonsRequestAnswer } from "#core/api/RequestAnswer.ts";
import type { Browsing } from "#bot/operations/lists/List.ts";
import { lists } from "#bot/operations/lists/lists.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import type { PersonsRequest } from "#db/queries/admin/requests.ts";
import { bodyOf, inputOf } from "../middleware/jsonBody.ts";
import { presentPreview } from "../present/presentPreview.ts";
import { presentRequest } from "../present/presentRequest.ts";
import { consoleActor } from "./consoleActor.ts";
import { resourceRoutes } from "./resourceRoutes.ts";
import { undoDecision } from "#bot/operations/requests/undoDecision.ts";
import { cancelRequestFor } from "#bot/operations/requests/cancelRequest.ts";
import { submitRequestFor } from "#bot/operations/requests/submitRequest.ts";
import { previewRequestFor } from "#bot/operations/requests/previewRequest.ts";

const VERBS = {
  approve: { act: decideRequest, status: "approved" },
  reject: { act: decideRequest, status: "rejected" },
  cancel: { act: cancelRequestFor, status: "cancelled" },
} as const;

export function requestResource(): Router {
  const requests = resourceRoutes("requests", lists.requests, presentPersonsRequest);

  requests.post("/preview", async (req, res) => {
    res.json(presentPreview(await previewRequestFor(consoleActor(req), inputOf(req))));
  });

  requests.post("/", async (req, res) => {
    const actor = consoleActor(req);
    const { id } = await submitRequestFor(actor, inputOf(req));
    res.status(201).json(presentPersonsRequest(await lists.requests.read(actor, id, {})));
  });

  addDecisions(requests, lists.requests);

  requests.post("/:id/undo", async (req, res) => {
    const actor = consoleActor(req);
    const { id } = req.params;
    await lists.requests.read(actor, id, {});
    await undoDecision(actor, id, {});
    res.json(presentPersonsRequest(await lists.requests.read(actor, id, {})));
  });

  return requests;
}

export function creditResource(): Router {
  const credits = resourceRoutes("credits", lists.credits, presentPersonsRequest);
  addDecisions(credits, lists.credits);
  return credits;
}

function addDecisions(routes: Router, list: Browsing<PersonsRequest>): void {
  for (const [verb, { act, status }] of Object.entries(VERBS)) {
    routes.post(`/:id/${verb}`, async (req, res) => {
      const actor = consoleActor(req);
      const { id } = req.params;
      // Refuses Managers, who can decide requests but can't use the console.
      await list.read(actor, id, {});
      await act(actor, id, () => ({ ...bodyOf(req), status }));
      res.json(presentPersonsRequest(await list.read(actor, id, {})));
    });
  }
}

function presentPersonsRequest(request: PersonsRequest): PersonsRequestAnswer {
  const { userId, userName, officeName, isErased } = request;
  return { ...presentRequest(request), userId, userName, officeName, ...(isErased && { isErased }) };
}
