import { Router } from "express";
import { EDITABLE_FIELDS } from "#core/requests/RequestEdit.ts";
import { decideChange } from "#bot/operations/requests/changes/decideChange.ts";
import { previewChange } from "#bot/operations/requests/changes/previewChange.ts";
import { requestChange } from "#bot/operations/requests/changes/requestChange.ts";
import { withdrawChange } from "#bot/operations/requests/changes/withdrawChange.ts";
import { cancelRequest } from "#bot/operations/requests/cancelRequest.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { editRequest } from "#bot/operations/requests/editRequest.ts";
import { listOwnRequests } from "#bot/operations/requests/listOwnRequests.ts";
import { previewApprovals } from "#bot/operations/requests/previewApprovals.ts";
import { previewRequest } from "#bot/operations/requests/previewRequest.ts";
import { countTeamRequests, readTeamRequests } from "#bot/operations/requests/readTeamRequests.ts";
import { undoDecision } from "#bot/operations/requests/undoDecision.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import type { HttpContext } from "../HttpContext.ts";
import { inputOf } from "../middleware/jsonBody.ts";
import { presentPreview } from "../present/presentPreview.ts";
import { presentRequest } from "../present/presentRequest.ts";
import { presentChange, presentChangePreview, presentOwnRequest } from "../present/requests/presentChange.ts";
import { presentTeamRequest, presentWhatIf } from "../present/presentTeamRequest.ts";
import { actorOf } from "../auth/actorOf.ts";

export function requestRoutes({ avatarUrl }: HttpContext): Router {
  const requests = Router({ caseSensitive: true });

  requests.get("/", async (req, res) => {
    const actor = actorOf(req);
    if (req.query["view"] === "team") {
      const waiting = await readTeamRequests(actor, req.query);
      res.json(waiting.map((request) => presentTeamRequest(request, avatarUrl)));
    } else {
      res.json((await listOwnRequests(actor, {})).map(presentOwnRequest));
    }
  });

  requests.get("/count", async (req, res) => {
    res.json(await countTeamRequests(actorOf(req), {}));
  });

  requests.get("/preview", async (req, res) => {
    res.json(presentPreview(await previewRequest(actorOf(req), req.query)));
  });

  requests.get("/what-if", async (req, res) => {
    res.json(presentWhatIf(await previewApprovals(actorOf(req), req.query)));
  });

  requests.post("/", async (req, res) => {
    res.status(201).json(presentRequest(await submitRequest(actorOf(req), inputOf(req))));
  });

  requests.patch("/:id", async (req, res) => {
    const actor = actorOf(req);
    const change = changeIn(req.body);
    res.json(presentRequest(await change(actor, req.params.id, inputOf(req))));
  });

  requests.post("/:id/undo", async (req, res) => {
    res.json(presentRequest(await undoDecision(actorOf(req), req.params.id, {})));
  });

  requests.post("/:id/changes", async (req, res) => {
    const change = await requestChange(actorOf(req), req.params.id, inputOf(req));
    res.status(201).json(presentChange(change));
  });

  requests.get("/:id/changes/preview", async (req, res) => {
    res.json(presentChangePreview(await previewChange(actorOf(req), req.params.id, req.query)));
  });

  requests.patch("/:id/changes/:changeId", async (req, res) => {
    const { id: requestId, changeId } = req.params;
    const body = inputOf(req);
    const isWithdrawal = (Object(req.body) as Record<string, unknown>)["status"] === "cancelled";
    const decide = isWithdrawal ? withdrawChange : decideChange;
    res.json(presentChange(await decide(actorOf(req), changeId, () => ({ ...Object(body()), requestId }))));
  });

  return requests;
}

function changeIn(body: unknown) {
  const fields = Object(body) as Record<string, unknown>;
  if (fields["status"] === "cancelled") return cancelRequest;
  const isEdit = fields["status"] === undefined && EDITABLE_FIELDS.some((field) => field in fields);
  return isEdit ? editRequest : decideRequest;
}
