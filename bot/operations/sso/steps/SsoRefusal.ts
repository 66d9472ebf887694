import { REDIRECT_ERRORS, type RedirectErrorCode } from "#core/links/redirectErrors.ts";
import { Refusal } from "#core/refusal.ts";

const REASONS = {
  changed: ["sso_not_finished", "The person's account changed during the sign-in"],
  deactivated: ["sso_deactivated", "The person is deactivated"],
  declined: ["sso_declined", "An Admin declined to let the person join"],
  full: ["sso_no_account", "Too many people are waiting to join"],
  invited: ["sso_invited", "The person is invited, and must use the link in the invitation first"],
  joinRefused: ["sso_no_account", "The person can't join"],
  noAccount: ["sso_no_account", "No account uses the email address from the provider"],
  noEmail: ["sso_no_email", "The provider didn't share a verified email address"],
  off: ["sso_off", "The connection was turned off or changed during the sign-in"],
  otherEmail: [
    "sso_other_email",
    "The email address from the provider doesn't match the account whose password was entered",
  ],
  otherLinked: ["sso_other_linked", "Another account at the provider is linked to the person"],
  otherLinkedOnly: ["sso_other_linked_only", "Another account at the provider is linked to the person"],
  unverifiedDomain: ["sso_no_account", "The email address from the provider doesn't belong to a verified domain"],
} as const satisfies Record<string, readonly [RedirectErrorCode, string]>;

interface About {
  userId?: string;
  detail?: string;
}

/** Admins and Owners see the reason, so it contains no personal data. */
export class SsoRefusal extends Refusal {
  readonly reason: string;
  readonly userId: string | undefined;

  constructor(why: keyof typeof REASONS, { userId, detail }: About = {}) {
    const [code, reason] = REASONS[why];
    super("unauthenticated", code, REDIRECT_ERRORS[code]);
    this.reason = detail === undefined ? reason : `${reason}: ${detail}`;
    this.userId = userId;
  }
}
