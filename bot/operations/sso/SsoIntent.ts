/** The reason for the visit to an identity provider, and what its answer must match. */
export type SsoIntent = {
  kind: "sso";
  connectionId: string;
  /** An answer to other settings proves nothing about the current ones. */
  version: number;
  nonce: string;
} & SsoPurpose;

export type SsoPurpose =
  | { purpose: "sign-in"; /** The page to open afterward. */ place?: string }
  /** The Owner must return in the same session. */
  | { purpose: "test"; userId: string; sessionHash: string };

/** The person's next sign-in can link their account here to the provider's. */
export interface MustLink {
  mustLink: SsoLinkIntent;
}

/** The account at a provider that the next sign-in of `userId` in this browser links. */
export interface SsoLinkIntent {
  kind: "sso-link";
  connectionId: string;
  version: number;
  issuer: string;
  subject: string;
  userId: string;
}
