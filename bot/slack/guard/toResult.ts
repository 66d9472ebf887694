import { Refusal } from "#core/refusal.ts";

/** The outcome of an operation: its result, or the refusal to show. */
export type Outcome<Result> = { ok: true; result: Result } | { ok: false; refusal: Refusal };

/** Runs an operation and returns a Refusal as a value; throws every other error. */
export async function toResult<Result>(run: () => Promise<Result>): Promise<Outcome<Result>> {
  try {
    return { ok: true, result: await run() };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, refusal: error };
    throw error;
  }
}
