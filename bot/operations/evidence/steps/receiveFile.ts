import { ContentCheck } from "#core/evidence/ContentCheck.ts";
import { emptyFile, largeFile, MAX_EVIDENCE_BYTES, wrongContent } from "#core/evidence/evidenceLimits.ts";
import type { EvidenceType } from "#core/evidence/evidenceTypes.ts";
import type { Spool } from "#bot/operations/files/Spool.ts";
import { type FileCipher, PART_BYTES, SEALED_PART_BYTES } from "./FileCipher.ts";

/** Encrypts the file as it arrives, so the disk never holds plaintext. Returns the size in bytes. */
export async function receiveFile(
  file: AsyncIterable<Uint8Array>,
  { type, cipher, spool }: { type: EvidenceType; cipher: FileCipher; spool: Spool },
): Promise<number> {
  const check = new ContentCheck();
  let size = 0;
  let part = 0;
  const waiting = Buffer.alloc(PART_BYTES);
  let length = 0;
  const write = async (isLast: boolean) => {
    check.add(waiting.subarray(0, length));
    await spool.write(cipher.seal(waiting.subarray(0, length), { part, isLast }));
    part += 1;
    length = 0;
  };
  for await (const bytes of file) {
    size += bytes.length;
    if (size > MAX_EVIDENCE_BYTES) throw largeFile();
    for (let at = 0; at < bytes.length;) {
      // The last part is sealed differently, so a full part waits until more bytes arrive.
      if (length === PART_BYTES) await write(false);
      const taken = bytes.subarray(at, at + PART_BYTES - length);
      waiting.set(taken, length);
      length += taken.length;
      at += taken.length;
    }
  }
  if (size === 0) throw emptyFile();
  await write(true);
  if (check.type() !== type) throw wrongContent();
  return size;
}

export async function* spooledParts(spool: Spool): AsyncGenerator<Buffer, void, void> {
  let waiting = Buffer.alloc(0);
  for await (const bytes of spool.read()) {
    waiting = Buffer.concat([waiting, bytes]);
    while (waiting.length > SEALED_PART_BYTES) {
      yield waiting.subarray(0, SEALED_PART_BYTES);
      waiting = waiting.subarray(SEALED_PART_BYTES);
    }
  }
  if (waiting.length > 0) yield waiting;
}
