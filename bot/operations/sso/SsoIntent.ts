export type SsoIntent = {
  kind: "sso";
  connectionId: string;
  /** An answer to older settings proves nothing about the current settings. */
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
