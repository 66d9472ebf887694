import { randomUUID } from "node:crypto";
import { open, type FileHandle, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/** The number of bytes kept in memory; longer text goes to a file. */
const IN_MEMORY = 1024 * 1024;
const CHUNK = 64 * 1024;

/**
 * Text or bytes that are written at the writer's pace and read at the reader's. Their file has no name, so it disappears when the process
 * ends, even after a crash.
 */
export class Spool {
  #texts: Buffer[] = [];
  #size = 0;
  #file: FileHandle | undefined;
  #end: { error?: unknown } | undefined;
  #writes = 0;
  #wake = () => {};

  async write(text: string | Buffer): Promise<void> {
    const bytes = typeof text === "string" ? Buffer.from(text) : text;
    this.#texts.push(bytes);
    this.#size += bytes.length;
    if (this.#size > IN_MEMORY || this.#file) {
      this.#file ??= await unnamedFile();
      for (const part of this.#texts.splice(0)) await this.#file.appendFile(part);
    }
    this.#writes += 1;
    this.#wake();
  }

  /** Writes all pieces, until `isOver` returns true, and ends what `follow` yields. Their error becomes its error. */
  async fill(pieces: AsyncIterable<string>, isOver: () => boolean): Promise<void> {
    try {
      for await (const piece of pieces) {
        if (isOver()) break;
        await this.write(piece);
      }
      this.#end = {};
    } catch (error) {
      this.#end = { error };
    }
    this.#wake();
  }

  /** Yields what `fill` writes, in chunks, at the consumer's pace, and while it still writes. Throws its error. */
  async *follow(): AsyncGenerator<Buffer, void, void> {
    for (let position = 0; ;) {
      const [writes, end] = [this.#writes, this.#end];
      const chunk = await this.#chunkAt(position);
      if (chunk.length > 0) {
        position += chunk.length;
        yield chunk;
      } else if (end && "error" in end) throw end.error;
      else if (end) return;
      else if (writes === this.#writes && !this.#end) await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  /** Returns the next bytes after `position`; none if no more are written yet. */
  async #chunkAt(position: number): Promise<Buffer> {
    if (this.#file) {
      const { bytesRead, buffer } = await this.#file.read(Buffer.allocUnsafe(CHUNK), 0, CHUNK, position);
      return buffer.subarray(0, bytesRead);
    }
    let start = position;
    for (const text of this.#texts) {
      if (start < text.length) return text.subarray(start, start + CHUNK);
      start -= text.length;
    }
    return Buffer.alloc(0);
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
