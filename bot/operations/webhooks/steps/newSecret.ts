import { randomBytes } from "node:crypto";
import { operationsRuntime } from "../../runtime.ts";

const BYTES = 32;

/** A secret of Standard Webhooks, which is shown once, and its encrypted form. */
export function newSecret(organizationId: string): { secret: string; sealed: string } {
  const secret = `whsec_${randomBytes(BYTES).toString("base64")}`;
  return { secret, sealed: operationsRuntime().sealer.seal(secret, organizationId) };
}
