import type { ConfirmationPurpose } from "#core/people/confirmation.ts";

/** What somebody left for Google for. */
export type GoogleIntent =
  | { kind: "sign-in"; /** The place of ours where they wanted to go. */ place?: string }
  /** The token is kept by its hash, in base64url. */
  | { kind: "invitation"; tokenHash: string }
  | { kind: "sign-up"; signupId: string }
  | ({ kind: "link" } & OfPerson)
  /** The session is kept by its hash, in base64url. */
  | ({ kind: "confirm"; purpose: ConfirmationPurpose; sessionHash: string } & OfPerson);

/** The signed-in person who left; nobody else may come back for them. */
interface OfPerson {
  organizationId: string;
  userId: string;
}
