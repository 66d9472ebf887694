import type { Limit } from "#core/throttling/limits.ts";
import type { Visitor } from "#bot/operations/actor.ts";
import { knownVisitor } from "../../devices.ts";
import type { Count } from "#bot/operations/counting.ts";
import { operationsRuntime } from "#bot/operations/runtime.ts";

export interface VisitLimits {
  ofAddress: Limit;
  ofDevice: Limit;
  ofKnownAddress: Limit;
}

/** Counts known devices separately, so unknown devices at the same address can't lock them out. */
export async function countVisit(
  count: Count,
  { client, device }: Visitor,
  { ofAddress, ofDevice, ofKnownAddress }: VisitLimits,
): Promise<void> {
  const known = knownVisitor(device, operationsRuntime().clock.now());
  await (known === undefined ? count([ofAddress, client]) : count([ofDevice, known], [ofKnownAddress, client]));
}
