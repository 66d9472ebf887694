import { randomBytes, timingSafeEqual } from "node:crypto";
import { operationsRuntime } from "../runtime.ts";

/** Devices on which an account has signed in carry its mark in a cookie: `nonce.issued.signature`, several joined by `~`. */
const BETWEEN = "~";
const MOST_ACCOUNTS = 5;
/** As long as browsers keep a cookie at most. */
export const DEVICE_DAYS = 400;
const DAY_MS = 86_400_000;

/** An account, and since when its password is valid; null without one. A new password ends every mark of the account. */
export interface MarkedAccount {
  userId: string;
  passwordChangedAt: Date | null;
}

/** Returns the name of this device to an account that has signed in on it with its present password; undefined for any other. */
export function knownDevice(cookie: string | undefined, account: MarkedAccount, now: Date): string | undefined {
  return marksIn(cookie)
    .find((mark) => isOf(mark, account, now))
    ?.split(".")[0];
}

/** The cookie of a device on which an account has just signed in: with its new mark, and those of other accounts. */
export function rememberedDevice(cookie: string | undefined, account: MarkedAccount, now: Date): string {
  const others = marksIn(cookie).filter((mark) => !isOf(mark, account, now));
  const [nonce, issued] = [randomBytes(12).toString("base64url"), Math.floor(now.getTime() / 1000).toString(36)];
  const mark = [nonce, issued, signature(account, nonce, issued)].join(".");
  return [mark, ...others].slice(0, MOST_ACCOUNTS).join(BETWEEN);
}

function marksIn(cookie: string | undefined): string[] {
  const marks = cookie?.split(BETWEEN, MOST_ACCOUNTS) ?? [];
  return marks.filter((mark) => /^[\w-]{16}\.[\da-z]{1,9}\.[\w-]{43}$/.test(mark));
}

/** Marks don't show whose they are: an account tries its own signature on each. */
function isOf(mark: string, account: MarkedAccount, now: Date): boolean {
  const [nonce = "", issued = "", signed = ""] = mark.split(".");
  const age = now.getTime() - Number.parseInt(issued, 36) * 1000;
  return (
    age < DEVICE_DAYS * DAY_MS && timingSafeEqual(Buffer.from(signed), Buffer.from(signature(account, nonce, issued)))
  );
}

function signature({ userId, passwordChangedAt }: MarkedAccount, nonce: string, issued: string): string {
  const since = passwordChangedAt?.getTime() ?? 0;
  return operationsRuntime().sealer.mac(`device ${userId} ${since} ${nonce} ${issued}`);
}
