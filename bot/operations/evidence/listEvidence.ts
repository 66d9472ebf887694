import { Nothing } from "#core/inputs.ts";
import { assertParty } from "#core/requests/lifecycle/requestParty.ts";
import { findEvidenceOf } from "#db/queries/evidence/evidence.ts";
import { decidersAround } from "#db/queries/requests/deciders.ts";
import { findRequest } from "#db/queries/requests/requests.ts";
import { notFound, readingOn } from "../operation.ts";

/** Returns the files of a request, oldest first, without their content. */
export const listEvidence = readingOn("readEvidence", Nothing, async (requestId, _, { me }) => {
  const { organizationId } = me;
  const request = await findRequest(organizationId, requestId);
  if (!request) throw notFound("The request");
  assertParty(me.id, request, await decidersAround(organizationId, request, [me.id]));
  return findEvidenceOf(organizationId, requestId);
});
