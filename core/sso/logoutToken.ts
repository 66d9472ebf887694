import { z } from "zod";
import { identifier } from "./identifier.ts";

/** The event in a logout token. Source: OpenID Connect Back-Channel Logout 1.0, section 2.4. */
const EVENT = "http://schemas.openid.net/event/backchannel-logout";
/** In seconds. Replays are remembered only for a limited time. */
const OLDEST = 10 * 60;
/** The tolerated difference between clocks, in seconds. */
const TOLERANCE = 60;

/** In lowercase. Source: OpenID Connect Back-Channel Logout 1.0, section 2.4, and RFC 7515, section 4.1.9. */
const TYPES: readonly unknown[] = [undefined, "jwt", "application/jwt", "logout+jwt", "application/logout+jwt"];

const Claims = z.object({
  iss: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  iat: z.number(),
  exp: z.number().optional(),
  jti: z.string().min(1).max(500),
  sub: identifier(255).optional(),
  sid: identifier(255).optional(),
  events: z.record(z.string(), z.unknown()),
  nonce: z.unknown().optional(),
});

export interface Logout {
  sub: string | null;
  sid: string | null;
  /** The token's ID, to detect replays. */
  jti: string;
}

type Read = { logout: Logout } | { reason: string };

/** Doesn't check the signature. */
export function readLogout(
  { typ, claims }: { typ: unknown; claims: unknown },
  { issuer, clientId, now }: { issuer: string; clientId: string; now: Date },
): Read {
  if (!TYPES.includes(typeof typ === "string" ? typ.toLowerCase() : typ)) {
    return { reason: "The token has the wrong type (typ)" };
  }
  const parsed = Claims.safeParse(claims);
  if (!parsed.success)
    return { reason: `The claim ${String(parsed.error.issues[0]?.path[0] ?? "")} is missing or invalid` };
  const { iss, aud, iat, exp, jti, sub = null, sid = null, events, nonce } = parsed.data;
  const seconds = now.getTime() / 1000;
  if (iss !== issuer) return { reason: "The token has the wrong issuer" };
  if (![aud].flat().includes(clientId)) return { reason: "The token has the wrong audience" };
  if (iat > seconds + TOLERANCE) return { reason: "The token is from the future" };
  if (iat < seconds - OLDEST || (exp !== undefined && exp < seconds - TOLERANCE)) {
    return { reason: "The token has expired" };
  }
  if (typeof events[EVENT] !== "object" || events[EVENT] === null) return { reason: "The token isn't a logout token" };
  if (nonce !== undefined) return { reason: "A logout token must have no nonce" };
  if (sub === null && sid === null) return { reason: "The token names neither a subject nor a session" };
  return { logout: { sub, sid, jti } };
}
