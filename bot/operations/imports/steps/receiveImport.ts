import { MAX_BYTES } from "#core/imports/importLimits.ts";
import { brokenFile } from "#core/imports/WrongRows.ts";
import type { Spool } from "#bot/operations/files/Spool.ts";

const PIECE = 64 * 1024;

export async function receiveImport(
  body: AsyncIterable<Uint8Array>,
  { spool, planBytes = 0 }: { spool: Spool; planBytes?: number | undefined },
): Promise<void> {
  const piece = Buffer.alloc(PIECE);
  let [size, length] = [0, 0];
  for await (const bytes of body) {
    size += bytes.length;
    if (size > MAX_BYTES + planBytes) throw brokenFile("The file is larger than 10 MB");
    for (let at = 0; at < bytes.length;) {
      const taken = bytes.subarray(at, at + PIECE - length);
      piece.set(taken, length);
      length += taken.length;
      at += taken.length;
      if (length < PIECE) continue;
      await spool.write(Buffer.from(piece));
      length = 0;
    }
  }
  await spool.write(Buffer.from(piece.subarray(0, length)));
}
