import { capitalized } from "#core/capitalized.ts";
import { aRole, type Role } from "#core/people/access/roles.ts";
import type { AuditFacts, Predicate } from "./AuditFacts.ts";

const FACTOR_CHANGES: Record<string, string> = {
  off: "turned off two-factor authentication",
  on: "turned on two-factor authentication",
  offered: "started to set up two-factor authentication",
};

export const ACCOUNT_PREDICATES: Readonly<Record<string, Predicate>> = {
  acceptInvitation: (facts) => `accepted the invitation and joined as ${roleOf(facts, "Employee")}`,
  deletePhoto: (facts) => `deleted ${facts.whose} photo`,
  endSessionsOf: (facts) => `signed ${facts.person} out everywhere`,
  erasePerson: (facts) => `erased ${facts.subject("a person")}`,
  exportPerson: (facts) => `exported ${facts.whose} data`,
  failConfirmation: (facts) => `entered a ${facts.text("reason", "wrong password or code")}`,
  failSignIn: (facts) => `failed to sign in as ${facts.subject("a person")}: ${facts.text("reason", "unknown reason")}`,
  freeAccount: (facts) =>
    `unlinked the ${facts.value("account") === "google" ? "Google account" : "account at the identity provider"} of ${facts.person}, who is deactivated, and linked it to their own account`,
  linkSlack: (facts) => `linked ${facts.isOwn ? "their" : `${facts.person}'s`} Slack account`,
  logOutBySso: (facts) => `signed ${facts.subject("a person")} out`,
  makePasswordLink: (facts) => `created a password link for ${facts.person}`,
  passFirstStep: (facts) => `passed the first step of signing in as ${facts.subject("a person")}`,
  refuseCall: (facts) => `was denied access: ${facts.text("call", "unknown call")}`,
  requestPasswordReset: (facts) => `requested a password reset for ${facts.subject("a person")}`,
  resetSecondFactor: (facts) => `reset ${facts.whose} two-factor authentication`,
  revokeInvitation: () => "revoked an invitation",
  sendInvitation: (facts) => `invited a person as ${roleOf(facts, "Employee")}`,
  setPhoto: (facts) =>
    facts.value("photoFrom") === null
      ? `changed ${facts.whose} photo`
      : `copied ${facts.whose} photo from ${capitalized(facts.text("photoFrom", ""))}`,
  setUpSecondFactor: (facts) =>
    FACTOR_CHANGES[facts.text("secondFactor", "")] ??
    (facts.value("recoveryCodes") === null ? "changed their two-factor authentication" : "created new recovery codes"),
  transferOwnership: (facts) => `made ${facts.person} ${roleOf(facts, "Owner")}`,
};

function roleOf(facts: AuditFacts, missing: Role): string {
  return aRole(facts.text("role", missing) as Role);
}
