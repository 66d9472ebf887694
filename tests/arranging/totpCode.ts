import { Secret, TOTP } from "otpauth";

export function totpCode(secret: string, now: Date): string {
  const app = new TOTP({ algorithm: "SHA1", digits: 6, period: 30, secret: Secret.fromBase32(secret) });
  return app.generate({ timestamp: now.getTime() });
}
