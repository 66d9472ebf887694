import { z } from "zod";
import {
  assertAttachable,
  assertRoomForFiles,
  largeFile,
  MAX_EVIDENCE_BYTES,
  wrongType,
} from "#core/evidence/evidenceLimits.ts";
import { typeNamed } from "#core/evidence/evidenceTypes.ts";
import { fileName } from "#core/evidence/fileName.ts";
import { assertNotErased } from "#core/people/erasure.ts";
import { limits } from "#core/throttling/limits.ts";
import { newId } from "#db/newId.ts";
import { type EvidenceRow, insertEvidence, lockSpace } from "#db/queries/evidence/evidence.ts";
import { findRequest } from "#db/queries/requests/requests.ts";
import type { Actor } from "../actor.ts";
import { Spool } from "../files/Spool.ts";
import { Transfers } from "../files/Transfers.ts";
import { followUpRequest } from "../notifications/steps/followUp.ts";
import { notFound } from "../notFound.ts";
import { knownId } from "../running/rawInput.ts";
import { countsAsConfirmed } from "../organization/countsAsConfirmed.ts";
import { preparedOperation } from "../preparedOperation.ts";
import { lockRequest } from "../requests/steps/lockRequest.ts";
import { operationsRuntime } from "../runtime.ts";
import { FileCipher, newFileKey } from "./steps/FileCipher.ts";
import { receiveFile, spooledParts } from "./steps/receiveFile.ts";
import { assertPartyOf } from "./steps/partyOf.ts";

const BUSY = "Other files are still uploading. Please try again when they are done.";

const uploads = new Transfers({ person: 3, organization: 16, process: 40 }, BUSY);

const Attached = z.object({
  requestId: z.string().toLowerCase(),
  name: z.string(),
  type: z.string().optional(),
  /** In bytes. Undefined if the sender announced no length. */
  length: z.number().optional(),
  file: z.custom<() => AsyncIterable<Uint8Array>>((file) => typeof file === "function"),
  spool: z.instanceof(Spool),
});

/** Receives the file before the transaction, so a slow sender holds no connection and no lock. */
export async function attachEvidence(
  actor: Actor,
  requestId: string,
  file: Omit<z.input<typeof Attached>, "requestId" | "spool">,
): Promise<EvidenceRow> {
  return uploads.run(actor, async () => {
    const spool = new Spool();
    try {
      return await attach(actor, { ...file, requestId, spool });
    } finally {
      await spool.close();
    }
  });
}

const attach = preparedOperation(
  "attachEvidence",
  Attached,
  async ({ requestId, type: named, length = 0, file, spool }, { me, clock, count }) => {
    const { organizationId } = me;
    const request = await findRequest(organizationId, knownId(requestId));
    if (!request) throw notFound("The request");
    await assertPartyOf(me, request, { now: clock.now() });
    assertAttachable(request);
    await count([limits.uploads, me.id]);
    const type = typeNamed(named);
    if (!type) throw wrongType();
    if (length > MAX_EVIDENCE_BYTES) throw largeFile();
    const [id, key] = [newId(), newFileKey()];
    const cipher = new FileCipher(key, { organizationId, id });
    const bytes = await receiveFile(file(), { type, cipher, spool });
    return { id, type, bytes, keySealed: operationsRuntime().sealer.seal(key.toString("base64"), organizationId) };
  },
  async ({ requestId, name, spool }, { id, type, bytes, keySealed }, context) => {
    const { me: sender, tx, now, audit, again } = context;
    const { request, person } = await lockRequest(sender.organizationId, requestId, tx);
    const { me } = await again();
    const { organizationId } = me;
    await assertPartyOf(me, request, { now, tx });
    assertNotErased(person);
    assertAttachable(request);
    const file = { id, requestId, name: fileName(name, type), type, bytes, uploadedAt: now, uploadedById: me.id };
    await insertEvidence(organizationId, { ...file, keySealed }, spooledParts(spool), tx);
    assertRoomForFiles(await lockSpace(me, tx), { isConfirmed: countsAsConfirmed(me), role: me.role });
    await followUpRequest(person, requestId, { tx, now });
    await audit({ subject: ["request", requestId], after: { evidenceId: id, type, bytes } });
    return { ...file, uploadedByName: me.name };
  },
);
