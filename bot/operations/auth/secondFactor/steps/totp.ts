import { Secret, TOTP } from "otpauth";

/** Source: RFC 6238. Some authenticator apps support only these settings. */
const KIND = { algorithm: "SHA1", digits: 6, period: 30 } as const;
/** The allowed clock difference, in 30-second steps. */
const WINDOW = 1;

export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

export function totpUri(secret: string, label: string): string {
  return totpOf(secret, label).toString();
}

export function totpStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : TOTP.counter({ period: KIND.period, timestamp }) + delta;
}

function totpOf(secret: string, label = ""): TOTP {
  return new TOTP({ ...KIND, issuer: "Awayday", label, secret: Secret.fromBase32(secret) });
}
