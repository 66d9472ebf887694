import { expect, test } from "@jest/globals";
import { access, may, type Verb } from "#core/people/access.ts";
import { ROLES, type Role } from "#core/people/roles.ts";
import { type Browser, httpServer } from "#tests/httpServer.ts";
import { testDatabase } from "#tests/testDatabase.ts";
import { testClock, testOrganization } from "#tests/testOrganization.ts";

await testDatabase();
const { as, visitor } = await httpServer(testClock());
const { owner, admin, manager, erin } = await testOrganization();
const { officeId } = owner;
const UNKNOWN = "01890000-0000-7000-8000-000000000000";

type Call = [method: "GET" | "POST" | "PATCH" | "DELETE", path: string, body?: object];

/** One call of every verb, on what is not there or with a body that is refused: whoever may make it changes nothing. */
const calls: Record<Verb, Call | "no call yet"> = {
  readMe: ["GET", "/api/auth/user"],
  editProfile: ["PATCH", "/api/auth/user", { name: "" }],
  changePassword: ["POST", "/api/auth/password", {}],
  listSessions: ["GET", "/api/auth/sessions"],
  endSession: ["DELETE", `/api/auth/sessions/${UNKNOWN}`],
  readWaysToSignIn: ["GET", "/api/auth/google-link"],
  linkGoogle: ["POST", "/api/auth/google-link", {}],
  unlinkGoogle: ["DELETE", "/api/auth/google-link"],

  readOwnBalances: ["GET", "/api/pto-balances"],
  listOwnRequests: ["GET", "/api/pto-requests"],
  submitRequest: ["POST", "/api/pto-requests", {}],
  previewRequest: ["GET", "/api/pto-requests/preview"],
  cancelRequest: ["PATCH", `/api/pto-requests/${UNKNOWN}`, { status: "cancelled" }],
  readCalendar: ["GET", "/api/team/calendar"],
  readLedger: ["GET", `/api/users/${UNKNOWN}/ledger`],
  readBalanceOutlook: ["GET", `/api/users/${UNKNOWN}/balance-outlook`],
  listUsers: ["GET", "/api/users"],
  readUser: ["GET", `/api/users/${erin.userId}`],
  listOffices: ["GET", "/api/offices"],
  listOfficeMembers: ["GET", `/api/offices/${officeId}/members`],

  readTeamRequests: ["GET", "/api/pto-requests?view=team&status=pending"],
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
  listHolidays: ["GET", `/api/offices/${officeId}/holidays`],
  addHoliday: ["POST", `/api/offices/${officeId}/holidays`, {}],
  deleteHoliday: ["DELETE", `/api/holidays/${UNKNOWN}`],
  addFederalHolidays: ["POST", `/api/offices/${officeId}/holidays/bulk-us-federal`, { year: "soon" }],
  readSlackStatus: ["GET", "/api/slack/status"],
  disconnectSlack: ["DELETE", "/api/slack/installation"],
  listNotifications: "no call yet",
  retryNotification: "no call yet",

  // The name and domain of the organisation are changed in the console, which is not there yet.
  editOrganization: "no call yet",
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
  call === "no call yet" ? [] : [[verb as Verb, call] as const],
);

test("every verb of the table of access has its call here, and every call its verb", () => {
  expect(Object.keys(calls).toSorted()).toEqual(Object.keys(access).toSorted());
});

test.each(callable)(
  "%s is answered to the roles of the table, and refused to the others and to nobody",
  async (verb, call) => {
    expect(await make(visitor(), call)).toMatchObject({ status: 401, body: { code: "signed_out" } });
    for (const role of ROLES) {
      const { status, body } = await make(browsers[role], call);
      const seen = { role, isForbidden: status === 403, isAnswered: [200, 204, 400, 404].includes(status) };
      expect(seen).toEqual({ role, isForbidden: !may(role, verb), isAnswered: may(role, verb) });
      if (!may(role, verb)) {
        expect(body).toEqual({ code: "forbidden", error: expect.stringMatching(/^You need .*Owner permissions to /) });
      }
    }
  },
);
