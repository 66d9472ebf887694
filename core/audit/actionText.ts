import { capitalized } from "#core/capitalized.ts";
import { access } from "#core/people/access/access.ts";

/** Actions without a signed-in actor: those of visitors and of the server, and notes about calls. */
const OTHERS = {
  acceptInvitation: "Accepted an invitation",
  failConfirmation: "Entered a wrong password or code",
  failSignIn: "Failed sign-in",
  linkSlack: "Linked Slack",
  loseSlack: "Disconnected by Slack",
  postDue: "Posted due accruals",
  previewImport: "Previewed an import",
  refuseCall: "Access denied",
  requestPasswordReset: "Requested a password reset",
  resetPassword: "Reset the password",
  signIn: "Signed in",
  signUp: "Signed up",
} as const;

/** Actions whose code names don't read well. */
const TEXTS: Record<string, string> = {
  ...OTHERS,
  changePassword: "Changed the password",
  confirmPassword: "Confirmed the password",
  confirmWithGoogle: "Confirmed with Google",
  endSession: "Ended a session",
  endSessionsOf: "Signed a person out everywhere",
  exportList: "Exported a list",
  exportPerson: "Exported a person's data",
  readPayroll: "Read the payroll report",
  readReports: "Read a report",
  signOut: "Signed out",
};

/** Returns an audit action in words. An action without its own text gets one derived from its name: "Edit user". */
export function actionText(action: string): string {
  const own = TEXTS[action];
  if (own) return own;
  const words = action
    .replaceAll(/[_.-]/g, " ")
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();
  return capitalized(words);
}

/** Returns each action that an audit event can have, with its text, sorted by text. */
export function auditActions(): [action: string, text: string][] {
  return [...new Set([...Object.keys(access), ...Object.keys(OTHERS)])]
    .map((action): [string, string] => [action, actionText(action)])
    .toSorted(([, one], [, other]) => one.localeCompare(other, "en"));
}

/** Actors without an account, by source. */
const NAMELESS: Record<string, string> = { clock: "Awayday", command: "The operator of the server" };

/** Returns the name of an event's actor: a person, the server, or a visitor who wasn't signed in. */
export function actorText({ actorName, source }: { actorName: string | null; source: string }): string {
  return actorName ?? NAMELESS[source] ?? "Someone not signed in";
}
