import { createHash, randomBytes } from "node:crypto";
import { keepLinkToken, type LinkTokenRow } from "#db/queries/auth/linkTokens.ts";
import { operationsRuntime } from "./runtime.ts";

export function newLinkToken(): string {
  return randomBytes(32).toString("base64url");
}

export function hashOfToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

interface LinkMail {
  id: string;
  email?: string;
}

/** An email that is sent again gets the same token. Stores only the token's hash. */
export async function makeMailedToken(
  { id, email }: LinkMail,
  link: Omit<LinkTokenRow, "approverId" | "mailedTo" | "subjectVersion" | "usedAt"> & {
    approverId?: string | null;
    mailedTo?: string;
    subjectVersion?: number;
  },
): Promise<string> {
  const source = email === undefined ? [id, link.purpose] : [id, email, link.purpose];
  const token = operationsRuntime().sealer.mac(source.join(" "));
  await keepLinkToken(hashOfToken(token), { approverId: null, ...link });
  return token;
}
