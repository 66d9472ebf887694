import { Refusal } from "#core/refusal.ts";

/**
 * Returns the refusal for an unknown object. It is the same for an object of another organization, so that it reveals
 * nothing.
 */
export function notFound(what = "It"): Refusal {
  return new Refusal("missing", "not_found", `${what} was not found`);
}
