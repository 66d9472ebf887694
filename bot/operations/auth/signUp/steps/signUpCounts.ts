import { type Limit, limits } from "#core/throttling/limits.ts";
import type { Visitor } from "#bot/operations/actor.ts";
import { operationsRuntime } from "#bot/operations/runtime.ts";
import { knownVisitor } from "../../devices.ts";

/**
 * The network address or, on a device that an account has known for a day, the device and a limit that only such
 * devices share.
 */
export function signUpCounts({ device, client }: Visitor): [Limit, string | undefined][] {
  const known = knownVisitor(device, operationsRuntime().clock.now());
  if (known === undefined) return [[limits.signUpOfAddress, client]];
  return [
    [limits.signUpOfDevice, known],
    [limits.signUpOfKnownAddress, client],
  ];
}
