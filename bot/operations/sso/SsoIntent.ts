export type SsoIntent = {
  kind: "sso";
  connectionId: string;
  /** The connection's version when the visit began. A response for an earlier version isn't accepted. */
  version: number;
  nonce: string;
} & SsoPurpose;

export type SsoPurpose =
  | { purpose: "sign-in"; /** The page to open afterward. */ place?: string }
  /** The Owner must return in the same session. */
  | { purpose: "test"; userId: string; sessionHash: string };

export interface MustLink {
  mustLink: SsoLinkIntent;
}

export interface SsoLinkIntent {
  kind: "sso-link";
  connectionId: string;
  version: number;
  issuer: string;
  subject: string;
  userId: string;
}
