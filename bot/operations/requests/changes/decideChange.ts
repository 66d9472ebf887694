import { ChangeDecision } from "#core/requests/changes/ChangeInput.ts";
import { operationOn } from "../../operation.ts";
import { decideChangeOf } from "../steps/changes/decideChangeOf.ts";

export const decideChange = operationOn("decideRequest", ChangeDecision, (id, { requestId, ...decision }, context) =>
  decideChangeOf({ id, requestId }, decision, context),
);
