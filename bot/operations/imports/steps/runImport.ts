import type { ImportMode, ImportResult } from "#core/imports/RowVerdict.ts";
import { WrongRows } from "#core/imports/WrongRows.ts";
import { KeyedSemaphore } from "#db/KeyedSemaphore.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { notePreview } from "./notePreview.ts";

/** The rows of a file can take up 40 MB, so a process holds at most six files, and two per organization. */
const places = new KeyedSemaphore({ atOnce: 6, perKey: 2, waitingPerKey: 0, retryAfter: 30 });
/** An import holds a connection for seconds, so a process runs at most two at a time, and one per organization. */
const turns = new KeyedSemaphore({ atOnce: 2, perKey: 1, waitingPerKey: 1 });

/** Reads a file without importing it. Throws the refusal `busy` like `runImport`. */
export function withFilePlace<Result>(organizationId: string, read: () => Promise<Result>): Promise<Result> {
  return places.run(organizationId, read);
}

/** The steps of an import; each checks whether the actor may import. */
interface ImportSteps<Rows> {
  read: () => Promise<{ mode: ImportMode; rows: Rows }>;
  preview: (actor: Actor, rows: Rows) => Promise<ImportResult>;
  write: (actor: Actor, rows: Rows) => Promise<ImportResult>;
}

/**
 * Reads a file, then imports or previews it when it is the organization's turn. Throws the refusal `busy` before
 * reading anything if the organization already has two files in progress, or if the process has six. The verdicts on
 * the rows of a refused file reveal as much as a preview, so both leave an audit event.
 */
export async function runImport<Rows>(
  actor: Actor,
  file: "people" | "openings" | "events",
  { read, preview, write }: ImportSteps<Rows>,
): Promise<ImportResult> {
  return places.run(actor.organizationId, async () => {
    // An upload can be slow, so it doesn't use up a turn.
    const { mode, rows } = await read();
    return turns.run(actor.organizationId, async () => {
      if (mode === "import") return write(actor, rows).catch(noteAndThrow);
      const result = await preview(actor, rows);
      await notePreview(actor, file, result);
      return result;
    });
  });

  async function noteAndThrow(error: unknown): Promise<never> {
    if (error instanceof WrongRows) await notePreview(actor, file, error.result);
    throw error;
  }
}
