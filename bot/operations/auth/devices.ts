import { randomBytes } from "node:crypto";
import { operationsRuntime } from "../runtime.ts";

/** A device cookie contains marks, `nonce.issued.signature`, joined by `~`. */
const BETWEEN = "~";
const MAX_ACCOUNTS = 5;
const MAX_MARKS = MAX_ACCOUNTS + 1;
const NONCE_LENGTH = 16;
/** Browsers keep no cookie longer than 400 days. */
export const DEVICE_DAYS = 400;
const DAY_MS = 86_400_000;

interface MarkedAccount {
  userId: string;
  passwordChangedAt: Date | null;
}

export function knownDevice(cookie: string | undefined, account: MarkedAccount, now: Date): string | undefined {
  return marksIn(cookie)
    .find((mark) => isOf(mark, account, now))
    ?.split(".")[0];
}

const ANYBODY: MarkedAccount = { userId: "anybody", passwordChangedAt: null };

/** Returns the nonce of a device mark that is at least a day old, because visitors can get new marks at any time. */
export function knownVisitor(cookie: string | undefined, now: Date): string | undefined {
  const mark = marksIn(cookie).find((one) => isOf(one, ANYBODY, now));
  return mark !== undefined && ageOf(mark, now) >= DAY_MS ? mark.split(".")[0] : undefined;
}

export function rememberedDevice(cookie: string | undefined, account: MarkedAccount, now: Date): string {
  const isAnybodys = (mark: string) => isOf(mark, ANYBODY, now);
  const known = marksIn(cookie);
  const others = known.filter((mark) => !isOf(mark, account, now) && !isAnybodys(mark));
  const own = markOf(account, randomBytes(12).toString("base64url"), now);
  const first = operationsRuntime().sealer.mac(`first account ${account.userId}`).slice(0, NONCE_LENGTH);
  const anybodys = known.find(isAnybodys) ?? markOf(ANYBODY, first, now);
  return [...[own, ...others].slice(0, MAX_ACCOUNTS), anybodys].join(BETWEEN);
}

function markOf(account: MarkedAccount, nonce: string, now: Date): string {
  const issued = Math.floor(now.getTime() / 1000).toString(36);
  return [nonce, issued, operationsRuntime().sealer.mac(signedText(account, nonce, issued))].join(".");
}

function marksIn(cookie: string | undefined): string[] {
  const marks = cookie?.split(BETWEEN, MAX_MARKS) ?? [];
  return marks.filter((mark) => /^[\w-]{16}\.[\da-z]{1,9}\.[\w-]{43}$/.test(mark));
}

function isOf(mark: string, account: MarkedAccount, now: Date): boolean {
  const [nonce = "", issued = "", signed = ""] = mark.split(".");
  const isMarked = operationsRuntime().sealer.isMac(signed, signedText(account, nonce, issued));
  return isMarked && ageOf(mark, now) < DEVICE_DAYS * DAY_MS;
}

function ageOf(mark: string, now: Date): number {
  const [, issued = ""] = mark.split(".");
  return now.getTime() - Number.parseInt(issued, 36) * 1000;
}

function signedText({ userId, passwordChangedAt }: MarkedAccount, nonce: string, issued: string): string {
  const since = passwordChangedAt?.getTime() ?? 0;
  return `device ${userId} ${since} ${nonce} ${issued}`;
}
