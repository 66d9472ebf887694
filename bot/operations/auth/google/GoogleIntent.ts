import type { ConfirmationPurpose } from "#core/people/confirmation.ts";

export type GoogleIntent =
  | { kind: "sign-in"; /** The page to return to. */ place?: string }
  /** `tokenHash` is the base64url hash of a mailed token. */
  | { kind: "invitation"; tokenHash: string }
  | { kind: "mailed-link"; tokenHash: string }
  | { kind: "sign-up"; signupId: string }
  | ({ kind: "link" } & OfPerson)
  | ({ kind: "confirm"; purpose: ConfirmationPurpose } & OfPerson);

/** Security: only this person may return from Google, and only in the same session. */
interface OfPerson {
  organizationId: string;
  userId: string;
  /** The hash of the session id, in base64url. */
  sessionHash: string;
}
