import { type Limit, limits } from "#core/throttling/limits.ts";
import type { Visitor } from "#bot/operations/actor.ts";
import { operationsRuntime } from "#bot/operations/runtime.ts";
import { knownVisitor } from "../../devices.ts";

export function signUpCounts({ device, client }: Visitor): [Limit, string | undefined][] {
  const known = knownVisitor(device, operationsRuntime().clock.now());
  if (known === undefined) return [[limits.signUpOfAddress, client]];
  return [
    [limits.signUpOfDevice, known],
    [limits.signUpOfKnownAddress, client],
  ];
}
