/** The reason for a visit to an identity provider, with the values that the provider's answer must match. */
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

/** The next sign-in of `userId` in the browser links the account at the provider. */
export interface SsoLinkIntent {
  kind: "sso-link";
  connectionId: string;
  version: number;
  issuer: string;
  subject: string;
  userId: string;
}
