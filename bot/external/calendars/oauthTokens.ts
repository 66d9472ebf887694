import { z } from "zod";
import { CalendarFailure } from "#bot/operations/calendars/CalendarFailure.ts";
import type { CalendarTokens } from "#bot/operations/calendars/CalendarProvider.ts";
import type { Clock } from "#bot/operations/runtime.ts";
import { isDone, refusedBy, type ServiceCall } from "./serviceCall.ts";

const DEFAULT_LIFE_SECONDS = 3600;

const Granted = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  expires_in: z.coerce.number().positive().catch(DEFAULT_LIFE_SECONDS),
  scope: z.string().optional(),
  id_token: z.string().optional(),
});
const Refused = z.object({ error: z.string() });

/**
 * After one of these errors, the person must grant access again (RFC 6749, section 5.2; OpenID Connect Core, section
 * 3.1.2.6).
 */
const ENDED = ["invalid_grant", "interaction_required", "login_required", "consent_required"];

interface TokenEndpoint {
  service: string;
  url: string;
  clientId: string;
  clientSecret: string;
  scope?: string;
  call: ServiceCall;
  clock: Clock;
}

interface ExchangedTokens extends CalendarTokens {
  scopes: readonly string[];
  idToken: string | undefined;
}

/** Sources: RFC 6749, section 4.1.3; RFC 7636, section 4.5. */
export async function exchangeCode(
  endpoint: TokenEndpoint,
  { code, codeVerifier, redirectUri }: { code: string; codeVerifier: string; redirectUri: string },
): Promise<ExchangedTokens> {
  const form = { grant_type: "authorization_code", code, code_verifier: codeVerifier, redirect_uri: redirectUri };
  const { service } = endpoint;
  const answer = await askForTokens(endpoint, form);
  if (!("access_token" in answer)) throw refusedBy(service, answer.status, answer.error);
  if (answer.refresh_token === undefined) throw new CalendarFailure("refused", `${service} sent no refresh token`);
  return {
    ...tokensIn(answer, answer.refresh_token, endpoint.clock),
    scopes: answer.scope?.split(" ") ?? [],
    idToken: answer.id_token,
  };
}

/** Source: RFC 6749, section 6. */
export async function refreshTokens(endpoint: TokenEndpoint, refreshToken: string): Promise<CalendarTokens> {
  const { service } = endpoint;
  const answer = await askForTokens(endpoint, { grant_type: "refresh_token", refresh_token: refreshToken });
  if ("access_token" in answer) return tokensIn(answer, answer.refresh_token ?? refreshToken, endpoint.clock);
  const { status, error } = answer;
  if (ENDED.includes(error)) throw new CalendarFailure("revoked", `${service} ended access (${error})`);
  throw new CalendarFailure("passing", refusedBy(service, status, error).message);
}

async function askForTokens(
  { service, url, clientId, clientSecret, scope, call }: TokenEndpoint,
  form: Record<string, string>,
): Promise<z.output<typeof Granted> | { status: number; error: string }> {
  const answer = await call(url, {
    method: "POST",
    form: { ...form, ...(scope !== undefined && { scope }), client_id: clientId, client_secret: clientSecret },
  });
  if (isDone(answer)) {
    const granted = Granted.safeParse(answer.json);
    if (granted.success) return granted.data;
    throw new CalendarFailure("passing", `${service} sent no tokens`);
  }
  const refused = Refused.safeParse(answer.json);
  if (!refused.success) throw new CalendarFailure("passing", `${service} returned ${answer.status}`);
  return { status: answer.status, error: refused.data.error };
}

function tokensIn(answer: z.output<typeof Granted>, refreshToken: string, clock: Clock): CalendarTokens {
  return {
    accessToken: answer.access_token,
    refreshToken,
    expiresAt: new Date(clock.now().getTime() + answer.expires_in * 1000),
  };
}
