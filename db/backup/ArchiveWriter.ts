import { createHash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import { promisify } from "node:util";
import { constants, deflate } from "node:zlib";
import { FRAMES, MAGIC } from "./frames.ts";

const compress = promisify(deflate);

/** The last frame has the SHA-256 of all earlier bytes and an HMAC of that digest. */
export class ArchiveWriter {
  readonly #file: FileHandle;
  readonly #hash = createHash("sha256");
  /** In bytes. */
  size = 0;

  constructor(file: FileHandle) {
    this.#file = file;
  }

  async begin(header: object): Promise<void> {
    await this.#write(Buffer.from(MAGIC));
    await this.#frame("header", json(header));
  }

  async table(head: object, pieces: AsyncIterable<Buffer>, rows: () => number): Promise<void> {
    await this.#frame("table", json(head));
    for await (const piece of pieces) {
      await this.#frame("rows", await compress(piece, { level: constants.Z_BEST_SPEED }));
    }
    await this.#frame("tableEnd", json({ rows: rows() }));
  }

  async end(mac: (sha256: string) => string): Promise<void> {
    const sha256 = this.#hash.copy().digest("hex");
    await this.#frame("end", json({ sha256, mac: mac(sha256) }));
    await this.#file.sync();
  }

  async #frame(type: keyof typeof FRAMES, content: Buffer): Promise<void> {
    const head = Buffer.alloc(5);
    head.write(FRAMES[type], "latin1");
    head.writeUInt32BE(content.length, 1);
    await this.#write(head);
    await this.#write(content);
  }

  async #write(bytes: Buffer): Promise<void> {
    this.#hash.update(bytes);
    this.size += bytes.length;
    await this.#file.writeFile(bytes);
  }
}

function json(value: object): Buffer {
  return Buffer.from(JSON.stringify(value));
}
