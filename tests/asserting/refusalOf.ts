import type { Refusal } from "#core/refusal.ts";

/** Returns the error of a call, which the caller expects to be a Refusal. Throws if the call succeeds. */
export async function refusalOf(call: Promise<unknown>): Promise<Refusal> {
  return call.then(
    () => Promise.reject(new Error("Nothing was refused")),
    (error: Refusal) => error,
  );
}
