import { randomBytes } from "node:crypto";
import { operationsRuntime } from "../runtime.ts";

/**
 * A device's cookie contains a mark, `nonce.issued.signature`, for each of the last five accounts that signed in on it.
 * The marks are joined by `~`.
 */
const BETWEEN = "~";
const MAX_ACCOUNTS = 5;
/** The longest time that browsers keep a cookie. */
export const DEVICE_DAYS = 400;
const DAY_MS = 86_400_000;

/**
 * An account and the time at which its password was last changed, or null without a password. A new password
 * invalidates every mark of the account.
 */
interface MarkedAccount {
  userId: string;
  passwordChangedAt: Date | null;
}

/**
 * Returns the identifier of a device on which the account has signed in within 400 days and since its last change of
 * password; undefined otherwise.
 */
export function knownDevice(cookie: string | undefined, account: MarkedAccount, now: Date): string | undefined {
  return marksIn(cookie)
    .find((mark) => isOf(mark, account, now))
    ?.split(".")[0];
}

/** Returns the cookie of a device after a sign-in: the account's new mark and those of up to four other accounts. */
export function rememberedDevice(cookie: string | undefined, account: MarkedAccount, now: Date): string {
  const others = marksIn(cookie).filter((mark) => !isOf(mark, account, now));
  const [nonce, issued] = [randomBytes(12).toString("base64url"), Math.floor(now.getTime() / 1000).toString(36)];
  const signed = operationsRuntime().sealer.mac(signedText(account, nonce, issued));
  const mark = [nonce, issued, signed].join(".");
  return [mark, ...others].slice(0, MAX_ACCOUNTS).join(BETWEEN);
}

function marksIn(cookie: string | undefined): string[] {
  const marks = cookie?.split(BETWEEN, MAX_ACCOUNTS) ?? [];
  return marks.filter((mark) => /^[\w-]{16}\.[\da-z]{1,9}\.[\w-]{43}$/.test(mark));
}

/**
 * Returns whether an unexpired mark belongs to an account, judged by its signature, because marks don't name accounts.
 */
function isOf(mark: string, account: MarkedAccount, now: Date): boolean {
  const [nonce = "", issued = "", signed = ""] = mark.split(".");
  const age = now.getTime() - Number.parseInt(issued, 36) * 1000;
  return age < DEVICE_DAYS * DAY_MS && operationsRuntime().sealer.isMac(signed, signedText(account, nonce, issued));
}

function signedText({ userId, passwordChangedAt }: MarkedAccount, nonce: string, issued: string): string {
  const since = passwordChangedAt?.getTime() ?? 0;
  return `device ${userId} ${since} ${nonce} ${issued}`;
}
