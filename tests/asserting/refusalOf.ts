import type { Refusal } from "#core/refusal.ts";

/** Throws if the call succeeds. */
export async function refusalOf(call: Promise<unknown>): Promise<Refusal> {
  return call.then(
    () => Promise.reject(new Error("Nothing was refused")),
    (error: Refusal) => error,
  );
}
