import { z } from "zod";
import type { ImportMode, ImportResult } from "#core/imports/RowVerdict.ts";
import { WrongRows } from "#core/imports/WrongRows.ts";
import { KeyedSemaphore } from "#db/KeyedSemaphore.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { Spool } from "#bot/operations/files/Spool.ts";
import { Transfers } from "#bot/operations/files/Transfers.ts";
import { reading } from "#bot/operations/reading.ts";
import { notePreview } from "./notePreview.ts";
import { FileInput } from "./readFile.ts";
import { receiveImport } from "./receiveImport.ts";

const BUSY = "Other files are still uploading. Please try again when they are done.";

const files = new Transfers({ organization: 2, process: 24 }, BUSY);
const places = new KeyedSemaphore({ atOnce: 6, perKey: 2, waitingPerKey: 2, patience: 60_000, retryAfter: 30 });
const turns = new KeyedSemaphore({ atOnce: 2, perKey: 1, waitingPerKey: 1 });

/** Throws the refusal `too_many` if too many files are arriving. */
export function withFile<Result>(actor: Actor, read: () => Promise<Result>): Promise<Result> {
  return files.run(actor, read);
}

const Arriving = FileInput.extend({ spool: z.instanceof(Spool) });

const receiving = (verb: "importPeople" | "importOpenings" | "importEvents") =>
  reading(verb, Arriving, async ({ mode, plan, file, spool }): Promise<z.input<typeof FileInput>> => {
    await receiveImport(file(), { spool, planBytes: plan });
    return { mode, plan, file: () => spool.read() };
  });
const RECEIVING = {
  people: receiving("importPeople"),
  openings: receiving("importOpenings"),
  events: receiving("importEvents"),
};

interface ImportSteps<Rows> {
  read: (actor: Actor, input: z.input<typeof FileInput>) => Promise<{ mode: ImportMode; rows: Rows }>;
  preview: (actor: Actor, rows: Rows) => Promise<ImportResult>;
  write: (actor: Actor, rows: Rows) => Promise<ImportResult>;
}

/** A preview or a refused file reveals stored facts about people, so both leave an audit event. */
export async function runImport<Rows>(
  actor: Actor,
  kind: keyof typeof RECEIVING,
  input: unknown,
  { read, preview, write }: ImportSteps<Rows>,
): Promise<ImportResult> {
  return files.run(actor, async () => {
    const spool = new Spool();
    try {
      const arrived = await RECEIVING[kind](actor, { ...Object(input), spool });
      return await places.run(actor.organizationId, async () => {
        const { mode, rows } = await read(actor, arrived);
        return turns.run(actor.organizationId, async () => {
          if (mode === "import") return write(actor, rows).catch(noteAndThrow);
          const result = await preview(actor, rows);
          await notePreview(actor, kind, result);
          return result;
        });
      });
    } finally {
      await spool.close();
    }
  });

  async function noteAndThrow(error: unknown): Promise<never> {
    if (error instanceof WrongRows) await notePreview(actor, kind, error.result);
    throw error;
  }
}
