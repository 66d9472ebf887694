import { hash, verify } from "@node-rs/argon2";

/** Of Argon2id, which is the default algorithm. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };
let cost = COST;

/** Hashes without effort from now on: for tests, which make thousands of people whose password everybody knows. */
export function hashCheaply(): void {
  cost = CHEAP;
}

/** The Argon2id hash of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let decoy: Promise<string> | undefined;

/** Whether it is the password. Takes as long when there is no hash to compare with, so that time tells nothing. */
export async function isPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  decoy ??= hashPassword("nobody's password");
  const right = await verify(passwordHash ?? (await decoy), password);
  return right && passwordHash != null;
}
