import type { ConfirmationPurpose } from "#core/people/confirmation.ts";

export type GoogleIntent =
  | { kind: "sign-in"; /** The page to return to. */ place?: string }
  /** The hash of a mailed token, in base64url. */
  | { kind: "invitation"; tokenHash: string }
  | { kind: "mailed-link"; tokenHash: string }
  | { kind: "sign-up"; signupId: string }
  | ({ kind: "link" } & OfPerson)
  | ({ kind: "confirm"; purpose: ConfirmationPurpose } & OfPerson);

/** Only the person who was sent to Google may return, in the same session. */
interface OfPerson {
  organizationId: string;
  userId: string;
  /** The session id's hash, in base64url. */
  sessionHash: string;
}
