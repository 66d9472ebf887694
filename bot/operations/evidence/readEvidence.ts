import { z } from "zod";
import { assertParty } from "#core/requests/lifecycle/requestParty.ts";
import { findEvidence } from "#db/queries/evidence/evidence.ts";
import { decidersAround } from "#db/queries/requests/deciders.ts";
import { findRequest } from "#db/queries/requests/requests.ts";
import { knownId, notFound, operationOn } from "../operation.ts";
import { openedFile } from "./steps/openedFile.ts";

const Chosen = z.object({ evidenceId: z.string() });

/**
 * Returns a file of a request; `parts` reads and decrypts its content part by part. Each read of a file leaves an audit
 * event.
 */
export const readEvidence = operationOn("readEvidence", Chosen, async (requestId, { evidenceId }, context) => {
  const { me, tx, audit } = context;
  const { organizationId } = me;
  const request = await findRequest(organizationId, requestId, tx);
  if (!request) throw notFound("The request");
  assertParty(me.id, request, await decidersAround(organizationId, request, [me.id], tx));
  const file = await findEvidence(organizationId, { requestId, id: knownId(evidenceId) }, tx);
  if (!file) throw notFound("The file");
  const { keySealed, ...shown } = file;
  const parts = openedFile(organizationId, { ...shown, keySealed });
  await audit({ subject: ["request", requestId], after: { evidenceId } });
  return { ...shown, parts };
});
