import { createHmac } from "node:crypto";

/** `timestamp` is in seconds. */
interface Signed {
  id: string;
  timestamp: number;
  body: string;
}

/** Returns the `webhook-signature` header of Standard Webhooks, with a signature for each secret. */
export function signature(secrets: readonly string[], { id, timestamp, body }: Signed): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.replace("whsec_", ""), "base64");
      return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
    })
    .join(" ");
}
