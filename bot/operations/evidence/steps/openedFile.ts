import { Refusal } from "#core/refusal.ts";
import { type EvidenceRow, findPart } from "#db/queries/evidence/evidence.ts";
import { operationsRuntime } from "#bot/operations/runtime.ts";
import { FileCipher, PART_BYTES } from "./FileCipher.ts";

type Stored = Pick<EvidenceRow, "id" | "bytes"> & { keySealed: string };
type Parts = () => AsyncGenerator<Buffer, void, void>;

/** Throws (409) if the server lacks the key. */
export function openedFile(organizationId: string, file: Stored): Parts {
  const parts = openedIfKnown(organizationId, file);
  if (!parts) throw unreadable();
  return parts;
}

export function openedIfKnown(organizationId: string, { id, bytes, keySealed }: Stored): Parts | undefined {
  const key = operationsRuntime().sealer.openIfKnown(keySealed, organizationId);
  if (key === undefined) return undefined;
  const cipher = new FileCipher(Buffer.from(key, "base64"), { organizationId, id });
  const count = Math.ceil(bytes / PART_BYTES);
  return async function* read() {
    for (let part = 0; part < count; part++) {
      const sealed = await findPart(organizationId, id, part);
      if (!sealed) throw new Error("The file was erased while it was read");
      yield cipher.open(sealed, { part, isLast: part === count - 1 });
    }
  };
}

function unreadable(): Refusal {
  const text = "This file can't be read, because the server no longer has its encryption key";
  return new Refusal("conflict", "unreadable", text);
}
