import { createHash, randomBytes } from "node:crypto";
import { CalendarVisitInput } from "#core/connectedCalendars/CalendarsQuery.ts";
import type { CalendarServiceName } from "#core/connectedCalendars/calendarServices.ts";
import { REDIRECT_ERRORS } from "#core/links/redirectErrors.ts";
import { Refusal } from "#core/refusal.ts";
import { limits } from "#core/throttling/limits.ts";
import { keepState, takeState } from "#db/queries/auth/oauthStates.ts";
import type { Actor } from "../actor.ts";
import { counting } from "../counting.ts";
import { hashOfToken, newLinkToken } from "../linkToken.ts";
import { reading } from "../reading.ts";
import { operationsRuntime } from "../runtime.ts";
import { assertMayConnect } from "./steps/calendarRights.ts";

const VALID_MS = 10 * 60_000;

interface CalendarIntent {
  organizationId: string;
  userId: string;
  service: CalendarServiceName;
  officeId?: string;
}

export const leaveForCalendar = reading(
  "connectCalendar",
  CalendarVisitInput,
  async ({ service, officeId }, { me, actor, clock }): Promise<{ state: string; codeChallenge: string }> => {
    await assertMayConnect(me, officeId);
    await counting((count) => count([limits.connectingVisits, me.id]));
    const state = newLinkToken();
    const codeVerifier = randomBytes(32).toString("base64url");
    const now = clock.now();
    const intent: CalendarIntent = {
      organizationId: me.organizationId,
      userId: me.id,
      service,
      ...(officeId && { officeId }),
    };
    const hashes = { stateHash: hashOf(state), browserHash: hashOfToken(actor.sessionId ?? "") };
    await keepState({ ...hashes, codeVerifier, intent, expiresAt: new Date(now.getTime() + VALID_MS) }, now);
    return { state, codeChallenge: createHash("sha256").update(codeVerifier).digest("base64url") };
  },
);

/** Returns the values stored by `leaveForCalendar`. Each state works only once. */
export async function returnFromCalendar(
  { organizationId, userId, sessionId }: Actor,
  { service, state }: { service: CalendarServiceName; state: unknown },
): Promise<{ codeVerifier: string; officeId: string | undefined }> {
  const now = operationsRuntime().clock.now();
  const left =
    typeof state === "string" && sessionId
      ? await takeState<CalendarIntent>(hashOf(state), hashOfToken(sessionId), now)
      : undefined;
  const intent = left?.intent;
  if (!left || intent?.organizationId !== organizationId || intent.userId !== userId || intent.service !== service) {
    throw new Refusal("forbidden", "calendar_not_finished", REDIRECT_ERRORS.calendar_not_finished);
  }
  return { codeVerifier: left.codeVerifier, officeId: intent.officeId };
}

/** The prefix prevents a match with another OAuth flow's state in the same table. */
function hashOf(state: string): Buffer {
  return hashOfToken(`calendar ${state}`);
}
