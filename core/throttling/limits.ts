import { millisecondsInDay } from "date-fns/constants";
import { Refusal } from "#core/refusal.ts";
import type { Verb } from "../people/access/access.ts";

/** Allows `points` tries per key, in a window that begins with the first try. */
export interface Limit {
  /** Unique. Prefixes the key under which tries are counted. */
  name: string;
  points: number;
  minutes: number;
  /** Each try uses a point before it runs, and returns the point if the outcome doesn't count. */
  counts: "all" | "failures" | "successes";
}

const limit = (name: string, points: number, minutes: number, counts: Limit["counts"]): Limit => ({
  name,
  points,
  minutes,
  counts,
});

/** Per process, for a person and separately for the person's API keys. */
export const WRITES_PER_MINUTE = 300;

/** Per API key or provisioning token, in all processes together. */
export const CALLS_PER_MINUTE = 600;

/** Per feed. */
export const FEED_FETCHES = { most: 60, minutes: 10 } as const;

/** Counted by session, so that an intruder in another session can't use up the person's limit. */
export const PROTECTING: readonly Verb[] = [
  "signOut",
  "endSession",
  "changePassword",
  "changeEmail",
  "unlinkGoogle",
  "setUpSecondFactor",
];

export const limits = {
  signInOfAccount: limit("sign-in-account", 10, 15, "failures"),
  signInOfAddress: limit("sign-in-address", 100, 15, "failures"),
  signInOfDevice: limit("sign-in-device", 10, 15, "failures"),
  /** Counts each account separately, so that nobody can lock out colleagues. */
  signInOfKnownAddress: limit("sign-in-known-address", 100, 15, "failures"),
  /** Unlimited, because `strangerDelay` delays tries instead. */
  signInOfStrangers: limit("sign-in-strangers", Number.POSITIVE_INFINITY, 60, "failures"),
  /** Correct passwords count, because each of them costs a hash. */
  signIns: limit("sign-ins", 120, 60, "all"),
  /** Counts only unknown devices, so that nobody can lock out an office's known devices. */
  signInsOfAddress: limit("sign-ins-address", 1000, 60, "all"),
  secondStepOfAddress: limit("second-step-address", 10, 15, "failures"),
  /** Counted by password, so that people with an old password can't lock out a person who sets a new password. */
  secondStepOfPassword: limit("second-step-password", 100, 24 * 60, "failures"),
  /** Counted by account, so that a new password or session allows no more guesses. */
  secondStepOfAccount: limit("second-step-account", 300, 24 * 60, "failures"),
  /** Counted separately, so that wrong app codes from elsewhere don't block recovery codes. */
  recoveryOfPassword: limit("recovery-password", 100, 24 * 60, "failures"),
  codeProof: limit("code-proof", 10, 15, "failures"),
  passwordProof: limit("password-proof", 10, 15, "failures"),
  /**
   * Counted by organization and network address, and only for people who are signed in, so that outsiders can't lock
   * them out.
   */
  passwordProofOfAddress: limit("password-proof-address", 100, 15, "failures"),
  passwordProofs: limit("password-proofs", 60, 60, "all"),
  /** Each redirect stores a row for ten minutes. */
  googleOfAddress: limit("google", 300, 10, "all"),
  /** Counted by the first account on the device, so that others at its network address can't lock out the device. */
  googleOfDevice: limit("google-device", 30, 10, "all"),
  googleOfKnownAddress: limit("google-known-address", 3000, 10, "all"),
  ssoOfAddress: limit("sso", 300, 10, "all"),
  ssoOfDevice: limit("sso-device", 30, 10, "all"),
  ssoOfKnownAddress: limit("sso-known-address", 3000, 10, "all"),
  /** Audit events of sign-ins that fail at an identity provider, or after the person returns from one. */
  ssoFailures: limit("sso-failures", 100, 15, "all"),
  /** Invalid logout tokens. Each may cost two requests to the provider. */
  ssoLogouts: limit("sso-logout", 60, 10, "failures"),
  domainsOfAddress: limit("sso-domains", 600, 10, "all"),
  domainsOfDevice: limit("sso-domains-device", 120, 10, "all"),
  domainsOfKnownAddress: limit("sso-domains-known-address", 6000, 10, "all"),
  /** Counted by organization. Each check queries name servers. */
  domainChecks: limit("domain-checks", 60, 60, "all"),
  /** Counts only devices that haven't been known for at least a day. */
  signUpOfAddress: limit("sign-up", 60, 60, "all"),
  signUpOfDevice: limit("sign-up-device", 10, 60, "all"),
  signUpOfKnownAddress: limit("sign-up-known-address", 60, 60, "all"),
  /** Counted by email and network address, so that people elsewhere can't use up sign-ups for the email. */
  signUpOfEmail: limit("sign-up-email", 10, 60, "all"),
  /** A password reset requires a valid link, so no limit by address is needed. */
  resetOfAccount: limit("reset-account", 10, 15, "failures"),
  /** Counted by organization and network address, so that one organization can't lock out people of others. */
  acceptOfAddress: limit("accept-address", 60, 60, "failures"),
  acceptOfInvitation: limit("accept-invitation", 10, 15, "failures"),
  /** Everyone in an office may set a first password on the same morning. */
  forgottenOfAddress: limit("forgot-password", 300, 60, "successes"),
  /** Counted by email and network address or, on a known device, by account. */
  forgottenOfAccount: limit("forgot-password-account", 20, 60, "successes"),
  /** Audit events of one person's refused calls. */
  refusedCalls: limit("refused-calls", 20, 60, "all"),
  /** Audit events of one person's views of the same report. */
  sameReport: limit("same-report", 1, 60, "all"),
  ownExports: limit("own-export", 20, 60, "all"),
  personExports: limit("person-export", 100, 60, "all"),
  emailChanges: limit("change-email", 10, 60, "successes"),
  /** Changes to a person's email by others. Each may send two emails. */
  emailEdits: limit("edit-email", 10, 24 * 60, "successes"),
  invitationOfAddress: limit("read-invitation", 60, 60, "failures"),
  /** Each visit stores a row for ten minutes. */
  connectingVisits: limit("connecting-visit", 60, 10, "all"),
  /** Links to confirm a Slack account on the web. Each stores a row for 15 minutes. */
  slackLinks: limit("slack-link", 30, 15, "all"),
  confirmationLinks: limit("confirm-organization", 5, 60, "successes"),
  /** Previews and refused files count, because reading and checking them costs as much. */
  imports: limit("import", 200, 60, "all"),
  uploads: limit("upload", 60, 60, "all"),
  servicePhotos: limit("service-photo", 20, 60, "all"),
  messages: limit("message", 60, 60, "all"),
  delegations: limit("delegation", 120, 60, "successes"),
  newKeys: limit("new-key", 60, 60, "successes"),
  /** Sent invitations. Each address of a list counts. */
  invitations: limit("invite", 1000, 24 * 60, "successes"),
} as const satisfies Record<string, Limit>;

/**
 * Per person in 24 hours, separately for requests, changes to approved leave, and extra work. Canceled requests and
 * edits count, because each notifies approvers.
 */
const REQUESTS_PER_DAY = 300;
export const REQUESTS_COUNT_FOR = millisecondsInDay;

export interface RecentRequests {
  count: number;
  oldest: Date | null;
}

export function assertFewRequests({ count, oldest }: RecentRequests, now: Date): void {
  if (count < REQUESTS_PER_DAY || !oldest) return;
  const wait = oldest.getTime() + REQUESTS_COUNT_FOR - now.getTime();
  const text = `You can submit or change requests at most ${REQUESTS_PER_DAY} times in 24 hours. Please try again later.`;
  throw new Refusal("throttled", "too_many_requests", text, { retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
}
