import { listText } from "#core/listText.ts";
import { Refusal } from "#core/refusal.ts";
import { ROLES, type Role } from "./roles.ts";

const everyone = ROLES;
const managers = ["Manager", "Admin", "Owner"] as const;
const admins = ["Admin", "Owner"] as const;
const owners = ["Owner"] as const;

/** The roles that may run each operation. The operations check further rights on the person or object. */
export const access = {
  readMe: everyone,
  editProfile: everyone,
  changePassword: everyone,
  confirmPassword: everyone,
  signOut: everyone,
  changeEmail: everyone,
  listSessions: everyone,
  endSession: everyone,
  readWaysToSignIn: everyone,
  linkGoogle: everyone,
  unlinkGoogle: everyone,
  confirmWithGoogle: everyone,
  linkSlack: everyone,
  readSecondFactor: everyone,
  setUpSecondFactor: everyone,
  exportOwnData: everyone,

  readOwnBalances: everyone,
  listOwnRequests: everyone,
  submitRequest: everyone,
  previewRequest: everyone,
  cancelRequest: everyone,
  readCalendar: everyone,
  readLedger: everyone,
  readBalanceOutlook: everyone,
  listUsers: everyone,
  readUser: everyone,
  listOffices: everyone,
  listOfficeMembers: everyone,

  readTeamRequests: managers,
  decideRequest: managers,
  readUserBalances: managers,

  adjustBalance: admins,
  undoAdjustment: admins,
  readLedgerCheck: admins,
  editUser: admins,
  deactivateUser: admins,
  listInvitations: admins,
  sendInvitation: admins,
  revokeInvitation: admins,
  createOffice: admins,
  editOffice: admins,
  deleteOffice: admins,
  listPolicies: admins,
  editPolicy: admins,
  listHolidays: admins,
  addHoliday: admins,
  deleteHoliday: admins,
  addFederalHolidays: admins,
  listHolidayCountries: admins,
  previewCountryHolidays: admins,
  addCountryHolidays: admins,
  readSlackStatus: admins,
  connectSlack: admins,
  disconnectSlack: admins,
  listSlackChannels: admins,
  listDigests: admins,
  setDigest: admins,
  listNotifications: admins,
  retryNotification: admins,
  browsePeople: admins,
  browseInvitations: admins,
  browseOffices: admins,
  browsePolicies: admins,
  browseHolidays: admins,
  browseRequests: admins,
  browseLedger: admins,
  browseAudit: admins,
  exportList: admins,
  readPayroll: admins,
  readReports: admins,
  submitRequestFor: admins,
  previewRequestFor: admins,
  cancelRequestFor: admins,
  makePasswordLink: admins,
  readSecondFactorOf: admins,
  resetSecondFactor: admins,
  endSessionsOf: admins,
  importPeople: admins,
  importOpenings: admins,
  exportPerson: admins,
  readOrganization: admins,
  sendConfirmation: admins,

  erasePerson: owners,
  editOrganization: owners,
  setSignInRules: owners,
  setSecondFactorRules: owners,
  transferOwnership: owners,
} as const satisfies Record<string, readonly Role[]>;

/** The name of an operation for signed-in people. */
export type Verb = keyof typeof access;

/** The end of the refusal "You need … permissions to …", for operations that not everyone may run. */
const purposes: Partial<Record<Verb, string>> = {
  readTeamRequests: "view team requests",
  decideRequest: "approve or reject requests",
  readUserBalances: "view team",
  adjustBalance: "adjust balances",
  undoAdjustment: "adjust balances",
  readLedgerCheck: "see ledger checks",
  editUser: "edit users",
  deactivateUser: "deactivate users",
  listInvitations: "manage invitations",
  sendInvitation: "manage invitations",
  revokeInvitation: "manage invitations",
  createOffice: "manage offices",
  editOffice: "manage offices",
  deleteOffice: "manage offices",
  listPolicies: "manage policies",
  editPolicy: "manage policies",
  listHolidays: "manage holidays",
  addHoliday: "manage holidays",
  deleteHoliday: "manage holidays",
  addFederalHolidays: "manage holidays",
  listHolidayCountries: "manage holidays",
  previewCountryHolidays: "manage holidays",
  addCountryHolidays: "manage holidays",
  readSlackStatus: "manage Slack integration",
  connectSlack: "manage Slack integration",
  disconnectSlack: "manage Slack integration",
  listSlackChannels: "manage Slack integration",
  listDigests: "manage Slack integration",
  setDigest: "manage Slack integration",
  listNotifications: "see notifications",
  retryNotification: "see notifications",
  browsePeople: "use the admin console",
  browseInvitations: "use the admin console",
  browseOffices: "use the admin console",
  browsePolicies: "use the admin console",
  browseHolidays: "use the admin console",
  browseRequests: "use the admin console",
  browseLedger: "use the admin console",
  browseAudit: "use the admin console",
  exportList: "use the admin console",
  readPayroll: "see the payroll report",
  readReports: "see the reports",
  submitRequestFor: "request time off for others",
  previewRequestFor: "request time off for others",
  cancelRequestFor: "cancel other people's time off",
  makePasswordLink: "edit users",
  readSecondFactorOf: "see other people's two-factor authentication",
  resetSecondFactor: "reset other people's two-factor authentication",
  endSessionsOf: "sign out other people",
  importPeople: "import people",
  importOpenings: "import opening balances",
  exportPerson: "export other people's data",
  erasePerson: "erase people",
  readOrganization: "see the organization's settings",
  sendConfirmation: "confirm the organization",
  editOrganization: "change the organization",
  setSignInRules: "change how people sign in",
  setSecondFactorRules: "require two-factor authentication",
  transferOwnership: "transfer ownership",
};

/** Returns whether a role may run an operation at all. */
export function may(role: Role, verb: Verb): boolean {
  const allowed: readonly Role[] = access[verb];
  return allowed.includes(role);
}

/** Throws (403) if a role may not run an operation, and names the roles that may. */
export function assertMay(role: Role, verb: Verb): void {
  if (may(role, verb)) return;
  const text = `You need ${listText(access[verb], "or")} permissions to ${purposes[verb] ?? "do this"}`;
  throw new Refusal("forbidden", "forbidden", text);
}
