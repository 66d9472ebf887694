import { Refusal } from "#core/refusal.ts";

/** Security: objects of other organizations get the same refusal. */
export function notFound(what = "It"): Refusal {
  return new Refusal("missing", "not_found", `${what} was not found`);
}
