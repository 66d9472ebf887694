import { z } from "zod";
import { emailField } from "../inputs.ts";
import { identifier } from "./identifier.ts";

export interface SsoProfile {
  issuer: string;
  subject: string;
  /** The claims that identify the person and the session when the provider ends the session. */
  session: { sub: string; sid: string | null };
  /** Null if the provider sends no valid email (or, at Entra, sign-in name), or marks the email as unverified. */
  email: string | null;
  name: string | null;
}

/** At Microsoft Entra ID, the subject differs between applications, but the object ID doesn't. */
const ENTRA = /^https:\/\/login\.(?:microsoftonline\.(?:com|us)|partner\.microsoftonline\.cn)\//i;

const Claims = z.object({
  iss: identifier(2000),
  sub: identifier(255),
  sid: identifier(255).optional().catch(undefined),
  tid: identifier(100).optional().catch(undefined),
  oid: identifier(100).optional().catch(undefined),
  email: emailField().optional().catch(undefined),
  email_verified: z.unknown().optional(),
  preferred_username: emailField().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
});

/**
 * Identifies a person by issuer and subject or, at Entra, by issuer, tenant, and object ID. Returns undefined if the
 * claims are invalid.
 */
export function identityOf(claims: unknown): SsoProfile | undefined {
  const parsed = Claims.safeParse(claims);
  if (!parsed.success) return undefined;
  const {
    iss,
    sub,
    sid = null,
    tid,
    oid,
    email,
    email_verified: verified,
    preferred_username: login,
    name,
  } = parsed.data;
  const isEntra = ENTRA.test(iss);
  if (isEntra && (tid === undefined || oid === undefined)) return undefined;
  const subject = isEntra ? `${tid} ${oid}` : sub;
  const isRefused = verified === false || verified === "false";
  // Only at Entra does the organization, rather than the person, manage the sign-in name.
  const found = email ?? (isEntra ? login : undefined);
  const session = { sub, sid };
  return { issuer: iss, subject, session, email: isRefused ? null : (found ?? null), name: name ?? null };
}
