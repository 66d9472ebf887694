import { keepState, takeState } from "#db/queries/auth/oauthStates.ts";
import type { Visitor } from "#bot/operations/actor.ts";
import { counting } from "#bot/operations/counting.ts";
import { hashOfToken, newLinkToken } from "#bot/operations/linkToken.ts";
import { operationsRuntime } from "#bot/operations/runtime.ts";
import { countVisit, type VisitLimits } from "./steps/countVisit.ts";

const VALID_MS = 10 * 60_000;

interface Visit {
  visitor: Visitor;
  /** A secret that only the browser has. */
  browser: string;
  codeVerifier: string;
  intent: LeftFor;
  limits: VisitLimits;
}

export function beginVisit<Place>(
  { visitor, browser, codeVerifier, intent, limits }: Visit,
  goTo: (state: string) => Promise<Place> | Place,
): Promise<Place> {
  return counting(async (count) => {
    const now = operationsRuntime().clock.now();
    await countVisit(count, visitor, limits);
    const state = newLinkToken();
    const place = await goTo(state);
    const hashes = { stateHash: hashOfToken(state), browserHash: hashOfToken(browser) };
    await keepState({ ...hashes, codeVerifier, intent, expiresAt: new Date(now.getTime() + VALID_MS) }, now);
    return place;
  });
}

export interface LeftFor {
  kind: string;
  connectionId?: string;
}

/** Security: `isHere` must check the intent, to prevent mix-up attacks. */
export async function endVisit<Intent extends LeftFor>(
  { browser, state }: { browser: string; state: string },
  isHere: (intent: LeftFor) => intent is Intent,
): Promise<{ codeVerifier: string; intent: Intent } | undefined> {
  const now = operationsRuntime().clock.now();
  const taken = await takeState<LeftFor>(hashOfToken(state), hashOfToken(browser), now);
  if (!taken) return undefined;
  const { codeVerifier, intent } = taken;
  return isHere(intent) ? { codeVerifier, intent } : undefined;
}
