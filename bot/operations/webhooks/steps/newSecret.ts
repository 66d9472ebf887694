import { randomBytes } from "node:crypto";
import { operationsRuntime } from "../../runtime.ts";

const BYTES = 32;

/** Follows Standard Webhooks. The secret is shown only once. */
export function newSecret(organizationId: string): { secret: string; sealed: string } {
  const secret = `whsec_${randomBytes(BYTES).toString("base64")}`;
  return { secret, sealed: operationsRuntime().sealer.seal(secret, organizationId) };
}
