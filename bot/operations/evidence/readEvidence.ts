import { z } from "zod";
import { findEvidence } from "#db/queries/evidence/evidence.ts";
import { findRequest } from "#db/queries/requests/requests.ts";
import { notFound } from "../notFound.ts";
import { operationOn } from "../operation.ts";
import { knownId } from "../running/rawInput.ts";
import { openedFile } from "./steps/openedFile.ts";
import { assertPartyOf } from "./steps/partyOf.ts";

const Chosen = z.object({ evidenceId: z.string() });

export const readEvidence = operationOn("readEvidence", Chosen, async (requestId, { evidenceId }, context) => {
  const { me, tx, now, audit } = context;
  const { organizationId } = me;
  const request = await findRequest(organizationId, requestId, tx);
  if (!request) throw notFound("The request");
  await assertPartyOf(me, request, { now, tx });
  const file = await findEvidence(organizationId, { requestId, id: knownId(evidenceId) }, tx);
  if (!file) throw notFound("The file");
  const { keySealed, ...shown } = file;
  const parts = openedFile(organizationId, { ...shown, keySealed });
  await audit({ subject: ["request", requestId], after: { evidenceId } });
  return { ...shown, parts };
});
