/** What somebody left for Google for. */
export type GoogleIntent =
  | { kind: "sign-in" }
  /** The token is kept by its hash, in base64url. */
  | { kind: "invitation"; tokenHash: string }
  | { kind: "sign-up"; signupId: string }
  | { kind: "link"; organizationId: string; userId: string };
