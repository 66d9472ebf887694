import { access } from "#core/people/access/access.ts";

/** Actions that no signed-in person does as such: by visitors, by the machine, and what is noted about calls. */
const OTHERS = {
  acceptInvitation: "Accepted an invitation",
  failConfirmation: "Typed a wrong password or code",
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

/** Actions whose name in code reads badly. */
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

/** An audit action for people; one that has no text of its own reads like its name: "Edit user". */
export function actionText(action: string): string {
  const own = TEXTS[action];
  if (own) return own;
  const words = action
    .replaceAll(/[_.-]/g, " ")
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Every action that an audit line can have, with its text, in the order of the texts. */
export function auditActions(): [action: string, text: string][] {
  return [...new Set([...Object.keys(access), ...Object.keys(OTHERS)])]
    .map((action): [string, string] => [action, actionText(action)])
    .toSorted(([, one], [, other]) => one.localeCompare(other, "en"));
}

/** Those who act without an account, by source. */
const NAMELESS: Record<string, string> = { clock: "Awayday", command: "The operator of the server" };

/** Who did it: a person; the product by itself; or someone who wasn't signed in. */
export function actorText({ actorName, source }: { actorName: string | null; source: string }): string {
  return actorName ?? NAMELESS[source] ?? "Someone not signed in";
}
