import type { ConfirmationPurpose } from "#core/people/confirmation.ts";

/** The reason why a browser was sent to Google. */
export type GoogleIntent =
  | { kind: "sign-in"; /** The page to return to. */ place?: string }
  /** The token's hash, in base64url. */
  | { kind: "invitation"; tokenHash: string }
  /** The hash of a mailed token, in base64url. */
  | { kind: "mailed-link"; tokenHash: string }
  | { kind: "sign-up"; signupId: string }
  | ({ kind: "link" } & OfPerson)
  | ({ kind: "confirm"; purpose: ConfirmationPurpose } & OfPerson);

/** The signed-in person who was sent to Google; only they may return, in the same session. */
interface OfPerson {
  organizationId: string;
  userId: string;
  /** The session id's hash, in base64url. */
  sessionHash: string;
}
