import type { Verb } from "../people/access/access.ts";
import { Refusal } from "../refusal.ts";

const PROVISIONING: readonly Verb[] = ["readProvisioned", "provisionPeople", "provisionTeams"];

/** Identity providers run only operations in `PROVISIONING`, and nobody else runs these operations. */
export function assertOnlyProvisions(isProvider: boolean, verb: Verb): void {
  if (PROVISIONING.includes(verb) === isProvider) return;
  const text = isProvider ? "Provisioning can't do this" : "Only an identity provider can do this";
  throw new Refusal("forbidden", "only_provisioning", text);
}
