import { z } from "zod";
import { ApiListedRequestAnswer, ApiRequestAnswer as RequestSchema } from "#core/api/v1/apiAnswers.ts";
import { ChangeAnswer } from "#core/api/RequestAnswer.ts";
import { PreviewAnswer } from "#core/api/PreviewAnswer.ts";
import { ChangeInput } from "#core/requests/changes/ChangeInput.ts";
import { CancelInput, DecisionInput } from "#core/requests/DecisionInput.ts";
import { RequestEdit } from "#core/requests/RequestEdit.ts";
import { PreviewQuery } from "#core/requests/PreviewQuery.ts";
import { RequestFields } from "#core/requests/RequestInput.ts";
import { RequestPageQuery } from "#core/requests/paging/RequestPageQuery.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { cancelRequest } from "#bot/operations/requests/cancelRequest.ts";
import { requestChange } from "#bot/operations/requests/changes/requestChange.ts";
import { withdrawChange } from "#bot/operations/requests/changes/withdrawChange.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { editRequest } from "#bot/operations/requests/editRequest.ts";
import { listRequests, readRequest } from "#bot/operations/requests/listing/listRequests.ts";
import { previewRequest, previewRequestFor } from "#bot/operations/requests/previewRequest.ts";
import { submitRequest, submitRequestFor } from "#bot/operations/requests/submitRequest.ts";
import { undoDecision } from "#bot/operations/requests/undoDecision.ts";
import { presentPreview } from "../../present/presentPreview.ts";
import { presentChange } from "../../present/requests/presentChange.ts";
import type { Call } from "../Call.ts";
import { presentApiRequest, presentListedRequest } from "../presentApiRequest.ts";

const forPerson = { userId: z.uuid().optional() };
const FOR =
  "Without `userId`, the request is for you. Only Admins and Owners can name another person, and an organization's key must name one.";
const area = "Requests";

export const REQUEST_CALLS: readonly Call[] = [
  {
    method: "GET",
    path: "/requests",
    area,
    summary: "List requests",
    detail:
      "Returns your own requests. Managers also get those of everyone in their reporting line; Admins and Owners get everyone's. `updatedSince` returns the requests that have changed since that time, including canceled ones.",
    scope: "requests:read",
    query: RequestPageQuery,
    answer: ApiListedRequestAnswer,
    isList: true,
    isPaged: true,
    run: async ({ actor, query }) => {
      const { items, nextCursor } = await listRequests(actor, query);
      return { items: items.map(presentListedRequest), nextCursor };
    },
  },
  {
    method: "GET",
    path: "/requests/preview",
    area,
    summary: "Preview a request",
    detail: `Returns the cost of the request, the balance after it, and the reasons it would be refused. ${FOR}`,
    scope: "requests:read",
    query: PreviewQuery.in.extend(forPerson),
    answer: PreviewAnswer,
    run: async ({ actor, query }) => {
      const preview = isForOther(actor, query) ? previewRequestFor : previewRequest;
      return presentPreview(await preview(actor, query));
    },
  },
  {
    method: "GET",
    path: "/requests/:id",
    area,
    summary: "Get a request",
    scope: "requests:read",
    answer: ApiListedRequestAnswer,
    run: async ({ actor, id }) => presentListedRequest(await readRequest(actor, id, {})),
  },
  {
    method: "POST",
    path: "/requests",
    area,
    summary: "Submit a request",
    detail: FOR,
    scope: "requests:write",
    body: RequestFields.extend(forPerson),
    answer: RequestSchema,
    run: async ({ actor, sent, body }) => {
      const submit = isForOther(actor, sent) ? submitRequestFor : submitRequest;
      return presentApiRequest(await submit(actor, body));
    },
  },
  {
    method: "PATCH",
    path: "/requests/:id",
    area,
    summary: "Edit your own pending request",
    scope: "requests:write",
    body: RequestEdit,
    answer: RequestSchema,
    run: async ({ actor, id, body }) => presentApiRequest(await editRequest(actor, id, body)),
  },
  {
    method: "POST",
    path: "/requests/:id/decision",
    area,
    summary: "Approve or reject a request",
    detail:
      "Also accepts the ID of a change to approved leave or of a request to add time for extra work. With `version`, the call is refused if the request has been edited since that version.",
    scope: "requests:write",
    body: DecisionInput,
    answer: RequestSchema,
    status: 200,
    run: async ({ actor, id, body }) => presentApiRequest(await decideRequest(actor, id, body)),
  },
  {
    method: "POST",
    path: "/requests/:id/undo",
    area,
    summary: "Undo a decision",
    detail: "Undoes your own decision, up to 10 seconds after you made it.",
    scope: "requests:write",
    answer: RequestSchema,
    status: 200,
    run: async ({ actor, id }) => presentApiRequest(await undoDecision(actor, id, {})),
  },
  {
    method: "POST",
    path: "/requests/:id/cancel",
    area,
    summary: "Cancel a request",
    detail:
      "Cancels your own pending request. Admins and Owners can also cancel other people's pending requests and, with a reason, approved time off.",
    scope: "requests:write",
    body: CancelInput.omit({ status: true }),
    answer: RequestSchema,
    status: 200,
    run: async ({ actor, id, body }) => presentApiRequest(await cancelRequest(actor, id, body)),
  },
  {
    method: "POST",
    path: "/requests/:id/changes",
    area,
    summary: "Change approved time off, or ask to change it",
    scope: "requests:write",
    body: ChangeInput,
    answer: ChangeAnswer,
    run: async ({ actor, id, body }) => presentChange(await requestChange(actor, id, body)),
  },
  {
    method: "POST",
    path: "/requests/:id/changes/:changeId/cancel",
    area,
    summary: "Withdraw your own pending change",
    scope: "requests:write",
    answer: ChangeAnswer,
    status: 200,
    run: async ({ actor, id, secondId }) =>
      presentChange(await withdrawChange(actor, secondId, { status: "cancelled", requestId: id })),
  },
];

/** An organization's key has no time off, so its requests are for other people. */
function isForOther({ userId, key }: Actor, wanted: unknown): boolean {
  const { userId: asked } = Object(wanted) as { userId?: unknown };
  return asked === undefined || asked === null ? key?.isService === true : asked !== userId;
}
