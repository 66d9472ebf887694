import { capitalized } from "#core/capitalized.ts";

export const ACTION_TEXTS: Readonly<Record<string, string>> = {
  acceptInvitation: "Accepted an invitation",
  addCountryHolidays: "Added a country's holidays",
  addFederalHolidays: "Added US federal holidays",
  addHoliday: "Added a holiday",
  adjustBalance: "Adjusted a balance",
  attachEvidence: "Attached a document",
  cancelRequest: "Canceled a request",
  cancelRequestFor: "Canceled another person's request",
  cancelScheduledChange: "Canceled a scheduled policy change",
  changeEmail: "Changed their email",
  changePassword: "Changed their password",
  confirmOrganization: "Confirmed the organization",
  confirmPassword: "Confirmed their password",
  confirmWithGoogle: "Confirmed with Google",
  connectCalendar: "Connected a calendar",
  connectSlack: "Connected Slack",
  createBlackout: "Added a blackout",
  createClosure: "Added a closure",
  createDelegation: "Added a delegate",
  createDelegationFor: "Added a delegate for another approver",
  createFeed: "Created a calendar link",
  createKey: "Created an API key",
  createLeaveType: "Created a leave type",
  createOffice: "Created an office",
  createProvisioningToken: "Created a provisioning token",
  createServiceKey: "Created an API key for the organization",
  createTeam: "Created a team",
  createSsoConnection: "Added a single sign-on connection",
  editSsoConnection: "Changed a single sign-on connection",
  deleteSsoConnection: "Deleted a single sign-on connection",
  testSsoConnection: "Tested a single sign-on connection",
  addSsoDomain: "Added a single sign-on domain",
  checkSsoDomain: "Checked a single sign-on domain",
  removeSsoDomain: "Removed a single sign-on domain",
  askToJoin: "Asked to join with single sign-on",
  acceptJoinRequest: "Let a person join with single sign-on",
  declineJoinRequest: "Declined a request to join",
  joinBySso: "Joined with single sign-on",
  requireSso: "Changed who must use single sign-on",
  renewSsoRecoveryCode: "Replaced the single sign-on recovery code",
  useSsoRecoveryCode: "Signed in with the recovery code",
  linkSso: "Linked single sign-on",
  logOutBySso: "Signed out by the identity provider",
  createWebhook: "Added a webhook",
  deactivateUser: "Deactivated a person",
  decideRequest: "Decided a request",
  deleteBlackout: "Deleted a blackout",
  deleteClosure: "Deleted a closure",
  deleteDelegation: "Ended a delegation",
  deleteFeed: "Deleted a calendar link",
  deleteHoliday: "Deleted a holiday",
  deleteOffice: "Deleted an office",
  deleteTeam: "Deleted a team",
  deletePersonEvent: "Deleted recorded hours, an event, or an absence",
  deleteWebhook: "Deleted a webhook",
  disconnectCalendar: "Disconnected a calendar",
  disconnectSlack: "Disconnected Slack",
  editLeaveType: "Edited a leave type",
  editOffice: "Edited an office",
  editOrganization: "Edited the organization",
  editSetup: "Updated the setup checklist",
  editPersonEvent: "Edited recorded hours, an event, or an absence",
  editPolicy: "Edited a policy",
  editProfile: "Edited their profile",
  provisionPeople: "Provisioned a person",
  provisionTeams: "Provisioned a team",
  revokeProvisioningToken: "Revoked a provisioning token",
  setPhoto: "Changed their photo",
  deletePhoto: "Deleted a photo",
  editRequest: "Edited a request",
  editTeam: "Edited a team",
  editUser: "Edited a person",
  editWebhook: "Edited a webhook",
  endPolicy: "Ended a policy",
  endSession: "Signed out a device",
  endSessionsOf: "Signed a person out everywhere",
  erasePerson: "Erased a person",
  exportList: "Exported a list",
  exportOwnData: "Exported their own data",
  exportPerson: "Exported a person's data",
  failConfirmation: "Entered a wrong password or code",
  failSignIn: "Failed sign-in",
  failSso: "Failed sign-in with single sign-on",
  expireRequest: "Canceled a request that nobody decided in time",
  followClosure: "Booked, canceled, or restored leave for a closure",
  freeAccount: "Unlinked the account of a deactivated person",
  givePolicy: "Added a policy",
  importEvents: "Imported hours, events, and absences",
  importOpenings: "Imported opening balances",
  importPeople: "Imported people",
  linkGoogle: "Linked Google",
  linkSlack: "Linked Slack",
  loseSlack: "Disconnected by Slack",
  makePasswordLink: "Created a password link",
  orderPolicy: "Changed the order of groups",
  passFirstStep: "Passed the first step of sign-in",
  pingWebhook: "Tested a webhook",
  postDue: "Posted due accruals",
  postMessage: "Asked or answered a question about a request",
  previewImport: "Previewed an import",
  readEvidence: "Opened a document",
  readPayroll: "Viewed the payroll report",
  readReports: "Viewed a report",
  recordLeave: "Recorded time off for another person",
  recordPersonEvent: "Recorded hours, an event, or an absence",
  refuseCall: "Access denied",
  replayWebhooks: "Sent messages to a webhook again",
  requestChange: "Changed approved time off or asked to change it",
  requestCredit: "Requested time for extra work",
  requestPasswordReset: "Requested a password reset",
  resendCalendar: "Sent everything to a calendar again",
  resetPassword: "Reset their password",
  resetSecondFactor: "Reset two-factor authentication",
  retryNotification: "Resent a notification",
  revokeInvitation: "Revoked an invitation",
  revokeKey: "Revoked an API key",
  rotateWebhookSecret: "Changed the secret of a webhook",
  sendConfirmation: "Sent the confirmation email",
  sendInvitation: "Sent an invitation",
  setDigest: "Changed a morning message",
  setSecondFactorRules: "Changed who needs two-factor authentication",
  setSignInRules: "Changed how people sign in",
  setUpSecondFactor: "Changed their two-factor authentication",
  signIn: "Signed in",
  signOut: "Signed out",
  signUp: "Signed up",
  snoozeRequest: "Snoozed a request",
  stopCalendar: "Stopped a connected calendar",
  stopWebhook: "Turned off a webhook that stopped working",
  submitRequest: "Submitted a request",
  submitRequestFor: "Submitted a request for another person",
  transferOwnership: "Transferred ownership",
  undoAdjustment: "Undid an adjustment",
  undoDecision: "Undid a decision",
  unlinkGoogle: "Unlinked Google",
  withdrawChange: "Withdrew a change to approved time off",
};

/** For an action that only earlier versions recorded, returns its name in words, such as "Edit user". */
export function actionText(action: string): string {
  const own = ACTION_TEXTS[action];
  if (own) return own;
  const words = action
    .replaceAll(/[_.-]/g, " ")
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();
  return capitalized(words);
}

export function auditActions(): [action: string, text: string][] {
  return Object.entries(ACTION_TEXTS).toSorted(([, one], [, other]) => one.localeCompare(other, "en"));
}

const SERVICES: Record<string, string> = { logOutBySso: "The identity provider", loseSlack: "Slack" };

const NAMELESS: Record<string, string> = { clock: "Awayday", command: "The server administrator" };

interface Acted {
  action: string;
  actorName: string | null;
  source: string;
}

export function actorText({ action, actorName, source }: Acted): string {
  return actorName ?? SERVICES[action] ?? NAMELESS[source] ?? "Someone not signed in";
}
