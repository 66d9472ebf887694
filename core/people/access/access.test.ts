import { describe, expect, test } from "@jest/globals";
import { access, may, type Verb } from "./access.ts";
import { assertMay } from "./assertMay.ts";
import { ROLES, type Role } from "./roles.ts";

/**
 * Operations with the roles that may use them: the rows of the specification's table in section 6, extended by the
 * operations that the table doesn't list.
 */
const table: [string, string, Verb[]][] = [
  [
    "own time off, own account, team list and offices list",
    "Employee Manager Admin Owner",
    [
      "readMe",
      "editProfile",
      "setPhoto",
      "deletePhoto",
      "readPhoto",
      "changePassword",
      "confirmPassword",
      "signOut",
      "changeEmail",
      "readSecondFactor",
      "setUpSecondFactor",
      "exportOwnData",
      "listKeys",
      "createKey",
      "revokeKey",
      "listFeeds",
      "readLockedFields",
      "createFeed",
      "deleteFeed",
      "listRequests",
      "listSessions",
      "endSession",
      "readWaysToSignIn",
      "linkGoogle",
      "linkSso",
      "unlinkGoogle",
      "confirmWithGoogle",
      "linkSlack",
      "submitRequest",
      "previewRequest",
      "editRequest",
      "cancelRequest",
      "attachEvidence",
      "readEvidence",
      "postMessage",
      "readMessages",
      "requestChange",
      "previewChange",
      "withdrawChange",
      "listOwnRequests",
      "listOwnCredits",
      "requestCredit",
      "readOwnBalances",
      "readCalendar",
      "readLedger",
      "readBalanceOutlook",
      "readFinalStatement",
      "readPersonPage",
      "readInbox",
      "readSearchResults",
      "listUsers",
      "readUser",
      "listOffices",
      "listOfficeMembers",
      "listLeaveTypes",
      "listTeams",
      "readTeam",
      "readClosedDates",
      "watchChanges",
      "listDelegations",
      "deleteDelegation",
    ],
  ],
  [
    "approvals",
    "Manager Admin Owner",
    ["readTeamRequests", "decideRequest", "undoDecision", "recordLeave", "createDelegation", "snoozeRequest"],
  ],
  ["a user's balances", "Manager Admin Owner", ["readUserBalances"]],
  [
    "balances, users and invitations",
    "Admin Owner",
    [
      "adjustBalance",
      "undoAdjustment",
      "readLedgerCheck",
      "editUser",
      "deactivateUser",
      "listInvitations",
      "sendInvitation",
      "revokeInvitation",
      "makePasswordLink",
      "readSecondFactorOf",
      "resetSecondFactor",
      "endSessionsOf",
      "importPeople",
      "importOpenings",
      "importEvents",
      "exportPerson",
      "listMissingFacts",
      "readPolicyFacts",
      "readSettlement",
      "listPersonEvents",
      "recordPersonEvent",
      "editPersonEvent",
      "deletePersonEvent",
    ],
  ],
  [
    "offices, policies, holidays and Slack",
    "Admin Owner",
    [
      "createOffice",
      "editOffice",
      "deleteOffice",
      "listPolicies",
      "editPolicy",
      "givePolicy",
      "endPolicy",
      "orderPolicy",
      "listGroups",
      "createTeam",
      "readLockedTeamFields",
      "editTeam",
      "deleteTeam",
      "listClosures",
      "createClosure",
      "deleteClosure",
      "listBlackouts",
      "createBlackout",
      "deleteBlackout",
      "simulatePolicies",
      "createLeaveType",
      "editLeaveType",
      "listHolidays",
      "addHoliday",
      "deleteHoliday",
      "addFederalHolidays",
      "listHolidayCountries",
      "previewCountryHolidays",
      "addCountryHolidays",
      "readSlackStatus",
      "connectSlack",
      "disconnectSlack",
      "listSlackChannels",
      "listDigests",
      "setDigest",
      "listNotifications",
      "retryNotification",
      "readOrganization",
      "readSetup",
      "editSetup",
      "sendConfirmation",
    ],
  ],
  [
    "the console: everything listed, and requests on behalf of others",
    "Admin Owner",
    [
      "browsePeople",
      "listAllKeys",
      "listWebhooks",
      "createWebhook",
      "editWebhook",
      "deleteWebhook",
      "rotateWebhookSecret",
      "pingWebhook",
      "replayWebhooks",
      "watchOrganizationCalendar",
      "readAttention",
      "matchImportColumns",
      "browseInvitations",
      "browseOffices",
      "browsePolicies",
      "browseHolidays",
      "browseTeams",
      "browseBlackouts",
      "browseClosures",
      "browseRequests",
      "browseLedger",
      "browseAudit",
      "exportList",
      "readPayroll",
      "readReports",
      "submitRequestFor",
      "listDelegationsFor",
      "createDelegationFor",
      "previewRequestFor",
      "cancelRequestFor",
    ],
  ],
  [
    "the organization itself",
    "Owner",
    [
      "editOrganization",
      "readSso",
      "createSsoConnection",
      "editSsoConnection",
      "deleteSsoConnection",
      "testSsoConnection",
      "addSsoDomain",
      "checkSsoDomain",
      "removeSsoDomain",
      "setSignInRules",
      "setSecondFactorRules",
      "transferOwnership",
      "createServiceKey",
      "readProvisioning",
      "createProvisioningToken",
      "revokeProvisioningToken",
      "readProvisioned",
      "provisionPeople",
      "provisionTeams",
    ],
  ],
  ["erasing people", "Owner", ["erasePerson"]],
  ["the status of the server", "Owner", ["readStatus"]],
];

describe.each(table)("%s", (_, roles, verbs) => {
  test.each(verbs)(`%s is for ${roles}`, (verb) => {
    expect(access[verb]).toEqual(roles.split(" "));
    for (const role of ROLES) expect(may(role, verb)).toBe(roles.includes(role));
  });
});

test("the table covers every operation", () => {
  expect(table.flatMap(([, , verbs]) => verbs).toSorted()).toEqual(Object.keys(access).toSorted());
});

test("an operation of a role is also allowed to every higher role", () => {
  for (const roles of Object.values(access)) expect(roles).toEqual(ROLES.slice(-roles.length));
});

test.each<[Role, Verb, string]>([
  ["Employee", "readUserBalances", "You need Manager, Admin, or Owner permissions to view team"],
  ["Manager", "createOffice", "You need Admin or Owner permissions to manage offices"],
  ["Manager", "readSlackStatus", "You need Admin or Owner permissions to manage Slack integration"],
  ["Admin", "editOrganization", "You need Owner permissions to change the organization"],
])("the role %s may not %s, and the refusal names the roles that may", (role, verb, message) => {
  expect(() => assertMay(role, verb)).toThrow(
    expect.objectContaining({ kind: "forbidden", code: "forbidden", message }),
  );
});

test("each refusal names its purpose", () => {
  for (const verb of Object.keys(access) as Verb[]) {
    for (const role of ROLES.filter((one) => !may(one, verb))) {
      expect(() => assertMay(role, verb)).toThrow(/^You need .+ permissions to (?!do this)/);
    }
  }
});
