import { Nothing } from "#core/inputs.ts";
import { findEvidenceOf } from "#db/queries/evidence/evidence.ts";
import { findRequest } from "#db/queries/requests/requests.ts";
import { notFound } from "../notFound.ts";
import { readingOn } from "../reading.ts";
import { assertPartyOf } from "./steps/partyOf.ts";

export const listEvidence = readingOn("readEvidence", Nothing, async (requestId, _, { me, clock }) => {
  const { organizationId } = me;
  const request = await findRequest(organizationId, requestId);
  if (!request) throw notFound("The request");
  await assertPartyOf(me, request, { now: clock.now() });
  return findEvidenceOf(organizationId, requestId);
});
