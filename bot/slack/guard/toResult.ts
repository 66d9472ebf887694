import { Refusal } from "#core/refusal.ts";

export type Outcome<Result> = { ok: true; result: Result } | { ok: false; refusal: Refusal };

export async function toResult<Result>(run: () => Promise<Result>): Promise<Outcome<Result>> {
  try {
    return { ok: true, result: await run() };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, refusal: error };
    throw error;
  }
}
