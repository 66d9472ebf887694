import { randomUUID } from "node:crypto";
import { open, type FileHandle, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/** The number of bytes kept in memory; longer text goes to a file. */
const IN_MEMORY = 1024 * 1024;
const CHUNK = 64 * 1024;

/**
 * Text or bytes that are written completely and then read. Their file has no name, so it disappears when the process
 * ends, even after a crash.
 */
export class Spool {
  #texts: Buffer[] = [];
  #size = 0;
  #file: FileHandle | undefined;

  async write(text: string | Buffer): Promise<void> {
    const bytes = typeof text === "string" ? Buffer.from(text) : text;
    this.#texts.push(bytes);
    this.#size += bytes.length;
    if (this.#size <= IN_MEMORY && !this.#file) return;
    this.#file ??= await unnamedFile();
    for (const part of this.#texts.splice(0)) await this.#file.appendFile(part);
  }

  /** Yields everything written, in chunks, at the consumer's pace. */
  async *read(): AsyncGenerator<Buffer, void, void> {
    for (const text of this.#texts) {
      for (let start = 0; start < text.length; start += CHUNK) yield text.subarray(start, start + CHUNK);
    }
    for (let position = 0; this.#file;) {
      const { bytesRead, buffer } = await this.#file.read(Buffer.allocUnsafe(CHUNK), 0, CHUNK, position);
      if (bytesRead === 0) return;
      position += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  }

  /** Releases the file and the memory. */
  async close(): Promise<void> {
    this.#texts = [];
    await this.#file?.close();
  }
}

async function unnamedFile(): Promise<FileHandle> {
  const name = path.join(tmpdir(), `awayday-${randomUUID()}`);
  const file = await open(name, "ax+", 0o600);
  await unlink(name);
  return file;
}
