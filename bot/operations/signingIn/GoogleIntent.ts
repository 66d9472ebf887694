/** What somebody left for Google for. */
export type GoogleIntent =
  | { kind: "sign-in"; /** The place of ours where they wanted to go. */ place?: string }
  /** The token is kept by its hash, in base64url. */
  | { kind: "invitation"; tokenHash: string }
  | { kind: "sign-up"; signupId: string }
  | { kind: "link"; organizationId: string; userId: string };
