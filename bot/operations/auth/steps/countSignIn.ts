import { limits } from "#core/throttling/limits.ts";
import { siteOf } from "#core/throttling/siteOf.ts";
import { LONGEST_DELAY, strangerDelay } from "#core/throttling/strangerDelay.ts";
import { tooMany } from "#core/throttling/tooMany.ts";
import { keepRateTurn, returnRateTurn, useRateTurn } from "#db/queries/auth/rateLimits.ts";
import { operationsRuntime } from "#bot/operations/runtime.ts";
import { type Count, type IfPostponed, rateKey } from "#bot/operations/counting.ts";

const TURN = { name: "sign-in-turn" };
const TURN_VALID_MS = (LONGEST_DELAY + 15 * 60) * 1000;

interface Attempt {
  email: string;
  client: string | undefined;
  device: string | undefined;
}

interface Counting {
  count: Count;
  ifPostponed: IfPostponed;
}

/** Call `countSignIn` before checking the attempt. Attempts on unknown devices don't slow down known devices. */
export async function countSignIn({ count, ifPostponed }: Counting, { email, client, device }: Attempt): Promise<void> {
  const from = `${email} ${siteOf(client ?? "")}`;
  if (device !== undefined) {
    await count(
      [limits.signInOfDevice, `${email} ${device}`],
      [limits.signInOfKnownAddress, from],
      [limits.signIns, from],
    );
    return;
  }
  const taken = await count(
    [limits.signInOfAccount, from],
    [limits.signInOfAddress, client],
    [limits.signInOfStrangers, email],
    [limits.signIns, from],
    [limits.signInsOfAddress, client],
  );
  const failures = (taken.get(limits.signInOfStrangers) ?? 1) - 1;
  const delay = strangerDelay(failures) * 1000;
  if (delay === 0) return;
  const key = rateKey(TURN, from);
  const end = await takeTurn(key, delay);
  ifPostponed(() => returnRateTurn(key, end));
}

async function takeTurn(key: string, delay: number): Promise<number> {
  const now = operationsRuntime().clock.now();
  const end = now.getTime() + TURN_VALID_MS;
  const used = await useRateTurn(key, now, new Date(end - delay));
  if (used !== undefined) return used;
  const keptUntil = await keepRateTurn(key, end, now);
  throw tooMany(keptUntil - end + delay);
}
