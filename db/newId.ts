import { randomFillSync } from "node:crypto";
import { v7 } from "uuid";

const BYTES_EACH = 16;
const random = new Uint8Array(256 * BYTES_EACH);
let used = random.length;

let msecs = 0;
let seq = 0;

/** Returns a UUID version 7: ids sort by age and, in a process, also within a millisecond. */
export function newId(): string {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  const bytes = random.subarray(used, (used += BYTES_EACH));
  const now = Date.now();
  if (now > msecs) {
    msecs = now;
    seq = new DataView(bytes.buffer, bytes.byteOffset).getUint32(6) >>> 1;
  } else {
    seq += 1;
  }
  return v7({ random: bytes, msecs, seq });
}
