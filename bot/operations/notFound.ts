import { Refusal } from "#core/refusal.ts";

/** Also for an object of another organization, so it reveals nothing. */
export function notFound(what = "It"): Refusal {
  return new Refusal("missing", "not_found", `${what} was not found`);
}
