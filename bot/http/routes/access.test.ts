import { expect, test } from "@jest/globals";
import { access, may, type Verb } from "#core/people/access/access.ts";
import { ROLES, type Role } from "#core/people/access/roles.ts";
import { type Browser, httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const { as, visitor } = await httpServer(testClock());
const { owner, admin, manager, erin } = await testOrganization();
const { officeId } = owner;
const UNKNOWN = "01890000-0000-7000-8000-000000000000";

type Call = [method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", path: string, body?: object];

/** Even a permitted call changes nothing. */
const calls: Record<Verb, Call | "a page"> = {
  readMe: ["GET", "/api/auth/user"],
  editProfile: ["PATCH", "/api/auth/user", { name: "" }],
  changePassword: ["POST", "/api/auth/password", {}],
  changeEmail: ["POST", "/api/auth/email", {}],
  listSessions: ["GET", "/api/auth/sessions"],
  endSession: ["DELETE", `/api/auth/sessions/${UNKNOWN}`],
  confirmPassword: ["POST", "/api/auth/google-link", {}],
  signOut: "a page",
  readWaysToSignIn: ["GET", "/api/auth/google-link"],
  linkGoogle: "a page",
  unlinkGoogle: ["POST", "/api/auth/google-link/unlink", { password: "a guess" }],
  linkSlack: ["POST", "/api/auth/slack-link", {}],
  confirmWithGoogle: ["POST", "/api/auth/google-confirmation", {}],
  readSecondFactor: ["GET", "/api/auth/second-factor"],
  setUpSecondFactor: ["POST", "/api/auth/second-factor/confirm", {}],
  exportOwnData: ["GET", "/api/auth/user/export"],
  listKeys: ["GET", "/api/keys"],
  readKeyCalls: ["GET", `/api/keys/${UNKNOWN}/calls`],
  createKey: ["POST", "/api/keys", {}],
  revokeKey: ["DELETE", `/api/keys/${UNKNOWN}`],
  listAllKeys: ["GET", "/api/keys?view=organization"],
  createServiceKey: ["POST", "/api/keys", { service: true }],
  listWebhooks: ["GET", "/api/webhooks"],
  createWebhook: ["POST", "/api/webhooks", {}],
  editWebhook: ["PATCH", `/api/webhooks/${UNKNOWN}`, {}],
  deleteWebhook: ["DELETE", `/api/webhooks/${UNKNOWN}`],
  rotateWebhookSecret: ["POST", `/api/webhooks/${UNKNOWN}/secret`],
  pingWebhook: ["POST", `/api/webhooks/${UNKNOWN}/ping`],
  replayWebhooks: ["POST", `/api/webhook-messages/${UNKNOWN}/replay`],
  listFeeds: ["GET", "/api/calendar-feeds"],
  readFeedCalls: ["GET", `/api/calendar-feeds/${UNKNOWN}/calls`],
  createFeed: ["POST", "/api/calendar-feeds", {}],
  deleteFeed: ["DELETE", `/api/calendar-feeds/${UNKNOWN}`],
  watchOrganizationCalendar: "a page",
  listCalendars: ["GET", "/api/connected-calendars"],
  // It begins at a service, from which the browser returns; calendars.test.ts tests it.
  connectCalendar: "a page",
  resendCalendar: ["POST", `/api/connected-calendars/${UNKNOWN}/update`],
  disconnectCalendar: ["DELETE", `/api/connected-calendars/${UNKNOWN}`],
  listOfficeCalendars: ["GET", `/api/connected-calendars?officeId=${officeId}`],
  // This call is only for API keys; their matrix tests it.
  listRequests: "a page",
  readInbox: ["GET", "/api/inbox"],

  readOwnBalances: ["GET", "/api/pto-balances"],
  listOwnRequests: ["GET", "/api/pto-requests"],
  submitRequest: ["POST", "/api/pto-requests", {}],
  recordLeave: ["POST", `/api/users/${UNKNOWN}/pto-requests`, {}],
  previewRequest: ["GET", "/api/pto-requests/preview"],
  editRequest: ["PATCH", `/api/pto-requests/${UNKNOWN}`, { notes: "A note" }],
  cancelRequest: ["PATCH", `/api/pto-requests/${UNKNOWN}`, { status: "cancelled" }],
  attachEvidence: ["POST", `/api/pto-requests/${UNKNOWN}/evidence`],
  readEvidence: ["GET", `/api/pto-requests/${UNKNOWN}/evidence`],
  postMessage: ["POST", `/api/pto-requests/${UNKNOWN}/messages`, { text: "Is it urgent?" }],
  readMessages: ["GET", `/api/pto-requests/${UNKNOWN}/messages`],
  requestChange: ["POST", `/api/pto-requests/${UNKNOWN}/changes`, { cancel: true }],
  previewChange: ["GET", `/api/pto-requests/${UNKNOWN}/changes/preview`],
  withdrawChange: ["PATCH", `/api/pto-requests/${UNKNOWN}/changes/${UNKNOWN}`, { status: "cancelled" }],
  requestCredit: ["POST", "/api/credits", {}],
  listOwnCredits: ["GET", "/api/credits"],
  readCalendar: ["GET", "/api/team/calendar"],
  readLedger: ["GET", `/api/users/${UNKNOWN}/ledger`],
  readBalanceOutlook: ["GET", `/api/users/${UNKNOWN}/balance-outlook`],
  readFinalStatement: ["GET", `/api/users/${UNKNOWN}/final-statement`],
  readSearchResults: ["GET", "/api/search?q=x"],
  setPhoto: ["PUT", "/api/auth/user/photo", {}],
  deletePhoto: ["DELETE", `/api/users/${UNKNOWN}/photo`],
  readPhoto: ["GET", `/api/users/${UNKNOWN}/photo`],
  readPersonPage: ["GET", `/api/users/${UNKNOWN}/page`],
  readSettlement: ["GET", `/api/users/${UNKNOWN}/settlement`],
  listUsers: ["GET", "/api/users"],
  readUser: ["GET", `/api/users/${erin.userId}`],
  listOffices: ["GET", "/api/offices"],
  listOfficeMembers: ["GET", `/api/offices/${officeId}/members`],
  listLeaveTypes: ["GET", "/api/leave-types"],
  readClosedDates: ["GET", "/api/team/closed-dates"],
  // The response never ends; bot/http/live tests it.
  watchChanges: "a page",
  listDelegations: ["GET", "/api/delegations"],
  deleteDelegation: ["DELETE", `/api/delegations/${UNKNOWN}`],
  listTeams: ["GET", "/api/teams"],
  readTeam: ["GET", `/api/teams/${UNKNOWN}`],

  readTeamRequests: ["GET", "/api/pto-requests?view=team&status=pending"],
  undoDecision: ["POST", `/api/pto-requests/${UNKNOWN}/undo`],
  decideRequest: ["PATCH", `/api/pto-requests/${UNKNOWN}`, { status: "approved" }],
  readUserBalances: ["GET", `/api/users/${erin.userId}/balances`],

  adjustBalance: ["PATCH", `/api/pto-balances/${UNKNOWN}/adjust`, {}],
  undoAdjustment: ["POST", `/api/ledger/${UNKNOWN}/undo`, {}],
  readLedgerCheck: ["GET", "/api/ledger/check"],
  editUser: ["PATCH", `/api/users/${erin.userId}`, { name: "" }],
  deactivateUser: ["DELETE", `/api/users/${UNKNOWN}`],
  listInvitations: ["GET", "/api/invitations"],
  sendInvitation: ["POST", "/api/invitations", {}],
  revokeInvitation: ["DELETE", `/api/invitations/${UNKNOWN}`],
  createOffice: ["POST", "/api/offices", {}],
  editOffice: ["PATCH", `/api/offices/${officeId}`, { name: "" }],
  deleteOffice: ["DELETE", `/api/offices/${UNKNOWN}`],
  listPolicies: ["GET", `/api/offices/${officeId}/policies`],
  editPolicy: ["PATCH", `/api/pto-policies/${UNKNOWN}`, {}],
  cancelScheduledChange: ["DELETE", `/api/pto-policies/${UNKNOWN}/scheduled?effectiveOn=2030-01-01`],
  givePolicy: ["POST", "/api/pto-policies", {}],
  endPolicy: ["DELETE", `/api/pto-policies/${UNKNOWN}`],
  orderPolicy: ["PUT", `/api/pto-policies/${UNKNOWN}/order`, {}],
  listGroups: ["GET", "/api/admin/groups"],
  simulatePolicies: ["POST", "/api/admin/policies/simulate", []],
  createTeam: ["POST", "/api/teams", {}],
  editTeam: ["PATCH", `/api/teams/${UNKNOWN}`, {}],
  deleteTeam: ["DELETE", `/api/teams/${UNKNOWN}`],
  snoozeRequest: ["POST", `/api/pto-requests/${UNKNOWN}/snooze`, { until: "monday" }],
  createDelegation: ["POST", "/api/delegations", {}],
  listDelegationsFor: ["GET", `/api/delegations?approverId=${owner.userId}`],
  createDelegationFor: [
    "POST",
    "/api/delegations",
    { approverId: UNKNOWN, delegateId: UNKNOWN, from: "2030-01-01", to: "2030-01-02" },
  ],
  listClosures: ["GET", "/api/closures"],
  createClosure: ["POST", "/api/closures", {}],
  deleteClosure: ["DELETE", `/api/closures/${UNKNOWN}`],
  listBlackouts: ["GET", "/api/blackouts"],
  createBlackout: ["POST", "/api/blackouts", {}],
  deleteBlackout: ["DELETE", `/api/blackouts/${UNKNOWN}`],
  createLeaveType: ["POST", "/api/leave-types", {}],
  editLeaveType: ["PATCH", `/api/leave-types/${UNKNOWN}`, {}],
  listHolidays: ["GET", `/api/offices/${officeId}/holidays`],
  addHoliday: ["POST", `/api/offices/${officeId}/holidays`, {}],
  deleteHoliday: ["DELETE", `/api/holidays/${UNKNOWN}`],
  addFederalHolidays: ["POST", `/api/offices/${officeId}/holidays/bulk-us-federal`, { year: "soon" }],
  listHolidayCountries: ["GET", "/api/admin/holidays/countries"],
  previewCountryHolidays: ["GET", `/api/admin/offices/${officeId}/country-holidays`],
  addCountryHolidays: ["POST", `/api/admin/offices/${officeId}/country-holidays`, {}],
  readSlackStatus: ["GET", "/api/slack/status"],
  // Slack redirects the browser here, and the response is always a page.
  connectSlack: "a page",
  disconnectSlack: ["DELETE", "/api/slack/installation"],
  listSlackChannels: ["GET", "/api/slack/channels"],
  readSlackDirectory: ["GET", "/api/admin/slack-directory"],
  listDigests: ["GET", "/api/slack/digests"],
  setDigest: ["PATCH", `/api/slack/digests/${UNKNOWN}`, { channelId: null }],
  listNotifications: ["GET", "/api/admin/notifications"],
  retryNotification: ["POST", `/api/admin/notifications/${UNKNOWN}/retry`],
  browsePeople: ["GET", "/api/admin/people"],
  browseInvitations: ["GET", "/api/admin/invitations"],
  browseOffices: ["GET", "/api/admin/offices"],
  browseTeams: ["GET", "/api/admin/teams"],
  browsePolicies: ["GET", "/api/admin/policies"],
  browseClosures: ["GET", "/api/admin/closures"],
  browseBlackouts: ["GET", "/api/admin/blackouts"],
  browseHolidays: ["GET", "/api/admin/holidays"],
  browseRequests: ["GET", "/api/admin/requests"],
  browseLedger: ["GET", "/api/admin/ledger-entries"],
  browseAudit: ["GET", "/api/admin/audit-events"],
  exportList: ["GET", "/api/admin/holidays.csv?sort=nonsense"],
  readPayroll: ["GET", "/api/admin/reports/payroll?month=nonsense"],
  readReports: ["GET", "/api/admin/reports/absence?from=nonsense"],
  submitRequestFor: ["POST", "/api/admin/requests", {}],
  previewRequestFor: ["POST", "/api/admin/requests/preview", {}],
  cancelRequestFor: ["POST", `/api/admin/requests/${UNKNOWN}/cancel`],
  readSecondFactorOf: ["GET", `/api/users/${erin.userId}/second-factor`],
  resetSecondFactor: ["DELETE", `/api/users/${UNKNOWN}/second-factor`],
  endSessionsOf: ["DELETE", `/api/users/${UNKNOWN}/sessions`],
  makePasswordLink: ["POST", `/api/users/${UNKNOWN}/password-link`],
  matchImportColumns: ["POST", "/api/admin/imports/columns", {}],
  importPeople: ["POST", "/api/admin/imports/people", {}],
  importOpenings: ["POST", "/api/admin/imports/openings", {}],
  importEvents: ["POST", "/api/admin/imports/events", {}],
  exportPerson: ["GET", `/api/admin/people/${UNKNOWN}/export`],
  readAttention: ["GET", "/api/admin/attention"],
  listMissingFacts: ["GET", "/api/admin/missing-facts"],
  readPolicyFacts: ["GET", `/api/admin/people/${UNKNOWN}/policy-facts`],
  listPersonEvents: ["GET", `/api/admin/people/${UNKNOWN}/events`],
  recordPersonEvent: ["POST", `/api/admin/people/${UNKNOWN}/events`, {}],
  editPersonEvent: ["PUT", `/api/admin/person-events/${UNKNOWN}`, {}],
  deletePersonEvent: ["DELETE", `/api/admin/person-events/${UNKNOWN}`],
  readOrganization: ["GET", "/api/organization"],
  readSetup: ["GET", "/api/organization/setup"],
  editSetup: ["PATCH", "/api/organization/setup", {}],
  sendConfirmation: ["POST", "/api/organization/confirmation", {}],

  readLockedFields: ["GET", `/api/users/${UNKNOWN}/locked-fields`],
  readLockedTeamFields: ["GET", `/api/teams/${UNKNOWN}/locked-fields`],
  readStatus: ["GET", "/api/admin/status"],
  readProvisioning: ["GET", "/api/admin/provisioning"],
  createProvisioningToken: ["POST", "/api/admin/provisioning/tokens", {}],
  revokeProvisioningToken: ["DELETE", `/api/admin/provisioning/tokens/${UNKNOWN}`],
  // Only for identity providers, whose matrix tests it.
  readProvisioned: "a page",
  provisionPeople: "a page",
  provisionTeams: "a page",
  erasePerson: ["POST", `/api/admin/people/${UNKNOWN}/erase`, {}],
  editOrganization: ["PATCH", "/api/organization", { name: "" }],
  setSecondFactorRules: ["PATCH", "/api/organization/second-factor", {}],
  readSso: ["GET", "/api/admin/single-sign-on"],
  createSsoConnection: ["POST", "/api/admin/single-sign-on/connections", {}],
  editSsoConnection: ["PATCH", `/api/admin/single-sign-on/connections/${UNKNOWN}`, {}],
  deleteSsoConnection: ["DELETE", `/api/admin/single-sign-on/connections/${UNKNOWN}`, {}],
  testSsoConnection: "a page",
  addSsoDomain: ["POST", "/api/admin/single-sign-on/domains", {}],
  checkSsoDomain: ["POST", `/api/admin/single-sign-on/domains/${UNKNOWN}/check`],
  removeSsoDomain: ["DELETE", `/api/admin/single-sign-on/domains/${UNKNOWN}`],
  requireSso: ["PUT", "/api/admin/single-sign-on/requirement", {}],
  renewSsoRecoveryCode: ["POST", "/api/admin/single-sign-on/requirement/recovery-code", {}],
  linkSso: "a page",
  listJoinRequests: ["GET", "/api/admin/join-requests"],
  acceptJoinRequest: ["POST", `/api/admin/join-requests/${UNKNOWN}/accept`],
  declineJoinRequest: ["DELETE", `/api/admin/join-requests/${UNKNOWN}`],
  setSignInRules: ["PATCH", "/api/organization/sign-in", {}],
  transferOwnership: ["POST", "/api/organization/transfer", {}],
};

const browsers: Record<Role, Browser> = {
  Employee: await as(erin),
  Manager: await as(manager),
  Admin: await as(admin),
  Owner: await as(owner),
};

const make = (browser: Browser, [method, path, body]: Call) =>
  method === "GET" ? browser.get(path) : browser.send(method, path, body);
const callable = Object.entries(calls).flatMap(([verb, call]) =>
  call === "a page" ? [] : [[verb as Verb, call] as const],
);

test("every verb of the access table has a call here, and every call has a verb", () => {
  expect(Object.keys(calls).toSorted()).toEqual(Object.keys(access).toSorted());
});

test.each(callable)(
  "%s is allowed to the roles of the access table and refused to others and visitors",
  async (verb, call) => {
    expect(await make(visitor(), call)).toMatchObject({ status: 401, body: { code: "signed_out" } });
    for (const role of ROLES) {
      const { status, body } = await make(browsers[role], call);
      const seen = { role, isForbidden: status === 403, isAnswered: [200, 204, 400, 404, 409].includes(status) };
      expect(seen).toEqual({ role, isForbidden: !may(role, verb), isAnswered: may(role, verb) });
      if (!may(role, verb)) {
        expect(body).toEqual({ code: "forbidden", error: expect.stringMatching(/^You need .*Owner permissions to /) });
      }
    }
  },
);
