import { randomUUID } from "node:crypto";
import { open, type FileHandle, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

const IN_MEMORY = 1024 * 1024;
const CHUNK = 64 * 1024;

/** The file has no name, so it disappears when the process ends, even after a crash. */
export class Spool {
  #texts: Buffer[] = [];
  #size = 0;
  #file: FileHandle | undefined;
  #end: { error?: unknown } | undefined;
  #writes = 0;
  #wake = () => {};
  readonly #folder: string;

  constructor(folder = tmpdir()) {
    this.#folder = folder;
  }

  async write(text: string | Buffer): Promise<void> {
    const bytes = typeof text === "string" ? Buffer.from(text) : text;
    this.#texts.push(bytes);
    this.#size += bytes.length;
    if (this.#size > IN_MEMORY || this.#file) {
      this.#file ??= await unnamedFile(this.#folder);
      for (const part of this.#texts.splice(0)) await this.#file.appendFile(part);
    }
    this.#writes += 1;
    this.#wake();
  }

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

  async *follow(): AsyncGenerator<Buffer, void, void> {
    for (let position = 0; ;) {
      const [writes, end, file] = [this.#writes, this.#end, this.#file];
      const chunk = file ? await chunkAt(file, position) : this.#texts.shift();
      if (chunk && chunk.length > 0) {
        if (file) position += chunk.length;
        else this.#size -= chunk.length;
        yield chunk;
      } else if (end && "error" in end) throw end.error;
      else if (end) return;
      else if (writes === this.#writes && !this.#end) await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  async *read(): AsyncGenerator<Buffer, void, void> {
    for (const text of this.#texts) {
      for (let start = 0; start < text.length; start += CHUNK) yield text.subarray(start, start + CHUNK);
    }
    for (let position = 0; this.#file;) {
      const chunk = await chunkAt(this.#file, position);
      if (chunk.length === 0) return;
      position += chunk.length;
      yield chunk;
    }
  }

  async close(): Promise<void> {
    this.#texts = [];
    await this.#file?.close();
  }
}

async function chunkAt(file: FileHandle, position: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(CHUNK), 0, CHUNK, position);
  return buffer.subarray(0, bytesRead);
}

async function unnamedFile(folder: string): Promise<FileHandle> {
  const name = path.join(folder, `awayday-${randomUUID()}`);
  const file = await open(name, "ax+", 0o600);
  await unlink(name);
  return file;
}
