import { Refusal } from "#core/refusal.ts";

/** What came of an operation: its result, or the refusal that the asker is to read. */
export type Outcome<Result> = { ok: true; result: Result } | { ok: false; refusal: Refusal };

/** Runs an operation; a refusal becomes a value, everything else goes on being thrown. */
export async function toResult<Result>(run: () => Promise<Result>): Promise<Outcome<Result>> {
  try {
    return { ok: true, result: await run() };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, refusal: error };
    throw error;
  }
}
