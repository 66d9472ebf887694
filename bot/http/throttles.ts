import { createHash } from "node:crypto";
import type { Request } from "express";
import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { Refusal } from "#core/refusal.ts";
import { clientOf } from "./addressOf.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Throttles {
  /** Ten failed sign-ins an account and address, 100 an address, in 15 minutes. Others cannot lock one out. */
  signIn<Result>(req: Request, email: unknown, run: () => Promise<Result>): Promise<Result>;
  /** Sixty sign-ups an hour and address. */
  signUp<Result>(req: Request, run: () => Promise<Result>): Promise<Result>;
  /** Twenty an hour and address. */
  forgotPassword<Result>(req: Request, run: () => Promise<Result>): Promise<Result>;
  /** A thousand invitations a day and organisation. */
  invite<Result>(organizationId: string, run: () => Promise<Result>): Promise<Result>;
}

/** The throttles of this door, counted in the table `rate_limits`, so that every process counts together. */
export function throttles(pool: pg.Pool): Throttles {
  const limiter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: "pool",
      tableName: "rate_limits",
      tableCreated: true,
      clearExpiredByTimeout: true,
      keyPrefix,
      points,
      duration,
    });
  const failuresOfAccount = limiter("sign-in-account", 10, 15 * MINUTE);
  const failuresOfAddress = limiter("sign-in-address", 100, 15 * MINUTE);
  const signUps = limiter("sign-up", 60, HOUR);
  const forgotten = limiter("forgot-password", 20, HOUR);
  const invitations = limiter("invite", 1000, DAY);

  return {
    async signIn(req, email, run) {
      const client = clientOf(req);
      const account = hash(`${client} ${typeof email === "string" ? email.trim().toLowerCase() : ""}`);
      await assertNotSpent(failuresOfAddress, client);
      try {
        return await counted(failuresOfAccount, account, isWrongSignIn, run);
      } catch (error) {
        if (isWrongSignIn(error)) await failuresOfAddress.penalty(client);
        throw error;
      }
    },
    signUp: (req, run) => counted(signUps, clientOf(req), isDone, run),
    forgotPassword: (req, run) => counted(forgotten, clientOf(req), isDone, run),
    invite: (organizationId, run) => counted(invitations, organizationId, isDone, run),
  };
}

/**
 * Runs something that takes one point of a key, and gives the point back when the outcome (the error, or undefined)
 * does not count. Taking it first keeps a burst of tries at once from passing before any of them is counted.
 */
async function counted<Result>(
  limiter: RateLimiterPostgres,
  key: string,
  counts: (error: unknown) => boolean,
  run: () => Promise<Result>,
): Promise<Result> {
  await limiter.consume(key).catch((error: unknown) => {
    throw error instanceof RateLimiterRes ? tooMany(error) : error;
  });
  const giveBack = async (error: unknown) => {
    if (!counts(error)) await limiter.reward(key);
  };
  const result = await run().catch(async (error: unknown) => {
    await giveBack(error);
    throw error;
  });
  await giveBack(undefined);
  return result;
}

async function assertNotSpent(limiter: RateLimiterPostgres, key: string): Promise<void> {
  const spent = await limiter.get(key);
  if (spent && spent.consumedPoints >= limiter.points) throw tooMany(spent);
}

function tooMany({ msBeforeNext }: RateLimiterRes): Refusal {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const minutes = Math.ceil(retryAfter / MINUTE);
  const text = `Too many attempts. Please try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`;
  return new Refusal("throttled", "too_many", text, { retryAfter });
}

function isWrongSignIn(error: unknown): boolean {
  return error instanceof Refusal && error.kind === "unauthenticated";
}

function isDone(error: unknown): boolean {
  return error === undefined;
}

/** Keeps e-mail addresses, and their length, out of the table. */
function hash(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
