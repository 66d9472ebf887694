import { availableParallelism } from "node:os";
import { passwordCost } from "#bot/operations/runtime.ts";
import { HashSlots } from "./HashSlots.ts";
import { type HashTask, HashThread } from "./HashThread.ts";

interface Client {
  client?: string | undefined;
}

export const HASHES_AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1));

const slots = new HashSlots({ atOnce: 2 * HASHES_AT_ONCE, waiting: 40 });
const threads = Array.from({ length: HASHES_AT_ONCE }, () => new HashThread());

/** Uses Argon2id. Throws (429) if too many hashes are waiting. Don't call `hashPassword` inside a transaction. */
export async function hashPassword(password: string, { client }: Client): Promise<string> {
  return String(await onThread(client, { password, cost: passwordCost() }));
}

export function isOutdatedHash(passwordHash: string): boolean {
  return !passwordHash.startsWith(prefix());
}

/** Without a hash, checks a decoy that takes as long as a new hash. Don't call `isPassword` inside a transaction. */
export async function isPassword(
  password: string,
  passwordHash: string | null | undefined,
  { client }: Client,
): Promise<boolean> {
  const right = await onThread(client, { password, hash: passwordHash ?? decoy() });
  return right === true && passwordHash != null;
}

function onThread(client: string | undefined, task: HashTask): Promise<string | boolean> {
  return slots.run(client, () => threads.reduce((one, other) => (other.load < one.load ? other : one)).run(task));
}

function decoy(): string {
  return `${prefix()}${"A".repeat(22)}$${"A".repeat(43)}`;
}

function prefix(): string {
  const { memoryCost, timeCost, parallelism } = passwordCost();
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;
}
