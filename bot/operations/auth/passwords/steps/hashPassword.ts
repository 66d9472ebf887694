import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { passwordCost } from "#bot/operations/runtime.ts";
import { HashSlots } from "./HashSlots.ts";

/** The caller; all clients share the queue for hashing. */
interface Client {
  /** The network address that counts as one client. */
  client?: string | undefined;
}

/**
 * Leaves a core to the event loop and the database, if there is more than one, so that sign-ins don't delay other
 * calls, and one of Node's four worker threads to other work.
 */
export const HASHES_AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1));

/** The longest wait is about a second. */
const slots = new HashSlots({ atOnce: HASHES_AT_ONCE, waiting: 40 });

/**
 * Returns the Argon2id hash of a password for a client. Refuses (429) when too many hashes are waiting. Never call it
 * inside a transaction.
 */
export function hashPassword(password: string, { client }: Client): Promise<string> {
  return slots.run(client, () => hash(password, passwordCost()));
}

/** Returns true if the hash's cost differs from that of new hashes; it is then renewed at the next sign-in. */
export function isOutdatedHash(passwordHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = passwordCost();
  return !passwordHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
}

let decoy: Promise<string> | undefined;

/**
 * Returns true if the password matches. Takes equally long without a hash, so that the time reveals nothing. Refuses
 * (429) when too many hashes are waiting. Never call it inside a transaction.
 */
export async function isPassword(
  password: string,
  passwordHash: string | null | undefined,
  { client }: Client,
): Promise<boolean> {
  // Every call waits for the decoy hash the first time; if only calls without a hash did, the time would reveal them.
  const other = await (decoy ??= hash("nobody's password", passwordCost()));
  const right = await slots.run(client, () => verify(passwordHash ?? other, password));
  return right && passwordHash != null;
}
