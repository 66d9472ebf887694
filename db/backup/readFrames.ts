import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { BackupEnd } from "#core/backup/BackupHeader.ts";
import { BrokenBackup } from "./BrokenBackup.ts";
import { FRAMES, MAGIC } from "./frames.ts";

export interface Frame {
  type: (typeof FRAMES)[keyof typeof FRAMES];
  content: Buffer;
}

const HEAD = 5;
/** In bytes. */
const LARGEST = 64 * 1024 * 1024;
const TYPES = new Set<string>(Object.values(FRAMES));

/**
 * Yields all frames except the last. Throws BrokenBackup if the file isn't an intact backup or `isAuthentic` returns
 * false.
 */
export async function* readFrames(
  file: string,
  isAuthentic: (sha256: string, mac: string) => boolean,
): AsyncGenerator<Frame> {
  const stream = createReadStream(file, { highWaterMark: 1024 * 1024 });
  try {
    yield* framesOf(new Source(stream), isAuthentic);
  } finally {
    stream.destroy();
  }
}

async function* framesOf(source: Source, isAuthentic: (sha256: string, mac: string) => boolean): AsyncGenerator<Frame> {
  const hash = createHash("sha256");
  const first = await source.take(MAGIC.length);
  if (first?.toString("latin1") !== MAGIC) throw new BrokenBackup("This file is not a backup of Awayday");
  hash.update(first);
  for (;;) {
    const { head, frame } = await nextFrame(source);
    if (frame.type === FRAMES.end) {
      assertEnd(frame.content, hash, isAuthentic);
      if (await source.take(1)) throw new BrokenBackup("The backup was altered: it continues after its end");
      return;
    }
    hash.update(head).update(frame.content);
    yield frame;
  }
}

async function nextFrame(source: Source): Promise<{ head: Buffer; frame: Frame }> {
  const head = await source.take(HEAD);
  if (!head) throw cut();
  const type = head.toString("latin1", 0, 1);
  const length = head.readUInt32BE(1);
  if (!TYPES.has(type) || length > LARGEST) throw altered();
  const content = await source.take(length);
  if (!content) throw cut();
  return { head, frame: { type: type as Frame["type"], content } };
}

function assertEnd(content: Buffer, hash: Hash, isAuthentic: (sha256: string, mac: string) => boolean): void {
  let end;
  try {
    end = BackupEnd.parse(JSON.parse(content.toString()));
  } catch {
    throw altered();
  }
  if (end.sha256 !== hash.digest("hex") || !isAuthentic(end.sha256, end.mac)) throw altered();
}

function cut(): BrokenBackup {
  return new BrokenBackup("The backup is incomplete: the file was cut off");
}

function altered(): BrokenBackup {
  return new BrokenBackup("The backup was altered or damaged: its checksum is wrong");
}

class Source {
  readonly #chunks: AsyncIterator<Buffer>;
  #held: Buffer[] = [];
  #size = 0;

  constructor(stream: AsyncIterable<Buffer>) {
    this.#chunks = stream[Symbol.asyncIterator]();
  }

  async take(length: number): Promise<Buffer | undefined> {
    while (this.#size < length) {
      const { value, done } = await this.#chunks.next();
      if (done) return undefined;
      this.#held.push(value);
      this.#size += value.length;
    }
    const all = this.#held.length === 1 && this.#held[0] ? this.#held[0] : Buffer.concat(this.#held, this.#size);
    this.#size -= length;
    this.#held = [all.subarray(length)];
    return all.subarray(0, length);
  }
}
