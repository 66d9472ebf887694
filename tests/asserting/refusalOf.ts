import type { Refusal } from "#core/refusal.ts";

export async function refusalOf(call: Promise<unknown>): Promise<Refusal> {
  return call.then(
    () => Promise.reject(new Error("Nothing was refused")),
    (error: Refusal) => error,
  );
}
