import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { HashSlots } from "./steps/HashSlots.ts";

/** Of Argon2id, which is the default algorithm. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };
let cost = COST;

/** Leaves one of the four threads that Node has for such work to everything else; those who wait do so for a second. */
const slots = new HashSlots({ atOnce: Math.min(3, availableParallelism()), waiting: 40 });

/** Hashes without effort from now on: for tests, which make thousands of people whose password everybody knows. */
export function hashCheaply(): void {
  cost = CHEAP;
}

/** The Argon2id hash of a password. Refuses (429) when too many hashes wait. Never call it inside a transaction. */
export function hashPassword(password: string): Promise<string> {
  return slots.run(() => hash(password, cost));
}

/** Returns true if the hash's cost differs from that of new hashes; it is then renewed at the next sign-in. */
export function isOutdatedHash(passwordHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = cost;
  return !passwordHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
}

let decoy: Promise<string> | undefined;

/**
 * Returns true if the password matches. Takes as long without a hash to compare with, so that the time reveals nothing.
 * Refuses (429) when too many hashes wait. Never call it inside a transaction.
 */
export async function isPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  // Everyone waits for it, the first time: otherwise only those would for whom there is no hash.
  const other = await (decoy ??= hash("nobody's password", cost));
  const right = await slots.run(() => verify(passwordHash ?? other, password));
  return right && passwordHash != null;
}
