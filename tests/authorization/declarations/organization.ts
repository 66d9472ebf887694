import { admins, anyone, type Declarations, everyone, managers, owners, type Target } from "../Declaration.ts";

const anOffice = ({ unique }: Target) => ({ name: `Office ${unique}`, country: "Japan", timezone: "Asia/Tokyo" });
const aHoliday = ({ unique }: Target) => ({
  name: `Day ${unique}`,
  date: new Date(Date.UTC(2040, 0, unique)).toISOString().slice(0, 10),
  type: "custom",
});

const aClosure = { name: "Winter break", startDate: "2044-02-01", endDate: "2044-02-05" };
const aWebhook = { name: "Payroll", url: "https://hooks.example.com/", events: ["request.approved"] };
const closure = { startDate: admins, endDate: admins };
const aBlackout = { startDate: "2044-01-01", endDate: "2044-01-31", reason: "Stocktaking" };
const blackout = { startDate: admins, endDate: admins, reason: admins };

const aDocument = {
  unit: "day",
  grants: [{ frequency: "yearly", amount: 20, starterShare: "byDay", leaverShare: "byDay", carryOver: { max: 5 } }],
};

export const organization: Declarations = {
  "GET /api/offices": { may: everyone },
  "POST /api/offices": { may: admins, send: anOffice },
  "PATCH /api/offices/:id": { may: admins, of: "office", send: { countHolidays: false } },
  "DELETE /api/offices/:id": { may: admins, of: "emptyOffice" },
  "GET /api/offices/:id/members": { may: everyone, of: "office" },
  "GET /api/offices/:id/policies": { may: admins, of: "office", shows: { type: admins } },
  "GET /api/offices/:id/holidays": { may: admins, of: "office", shows: { type: admins } },
  "POST /api/offices/:id/holidays": { may: admins, of: "office", send: aHoliday, shows: { type: admins } },
  "POST /api/offices/:id/holidays/bulk-us-federal": { may: admins, of: "office", send: { year: 2035 } },
  "POST /api/offices/:id/holidays/bulk-country": { may: admins, of: "office", send: { years: [2036] } },
  "DELETE /api/holidays/:id": { may: admins, of: "holiday" },
  "GET /api/teams": { may: everyone },
  "POST /api/teams": { may: admins, send: ({ unique }: Target) => ({ name: `New team ${unique}` }) },
  "POST /api/teams (members)": {
    may: admins,
    inBody: "person",
    foreign: 400,
    send: ({ unique, personId }: Target) => ({ name: `Team of ${unique}`, memberIds: [personId] }),
  },
  "GET /api/teams/:id": {
    may: { own: everyone, report: managers, other: admins, admin: admins, owner: admins },
    of: "team",
    refuses: 404,
    because: "people know only their teams; Managers also those of people below them",
  },
  "GET /api/teams/:id/locked-fields": { may: admins, of: "team" },
  "PATCH /api/teams/:id": { may: admins, of: "team", send: { coverage: { minimum: 1, mode: "warn" } } },
  "DELETE /api/teams/:id": { may: admins, of: "team" },
  "GET /api/closures": { may: admins, shows: closure },
  "POST /api/closures": {
    may: admins,
    inBody: "office",
    foreign: 400,
    send: ({ id }: Target) => ({ ...aClosure, officeIds: [id] }),
    shows: closure,
  },
  "POST /api/closures/preview": {
    may: admins,
    send: ({ officeId }: Target) => ({ ...aClosure, officeIds: [officeId] }),
  },
  "DELETE /api/closures/:id": { may: admins, of: "closure" },
  "GET /api/webhooks": { may: admins },
  "POST /api/webhooks": { may: admins, send: aWebhook },
  "PATCH /api/webhooks/:id": { may: admins, of: "webhook", send: { sendsObjects: true } },
  "DELETE /api/webhooks/:id": { may: admins, of: "unusedWebhook" },
  "POST /api/webhooks/:id/secret": { may: admins, of: "webhook" },
  "POST /api/webhooks/:id/ping": { may: admins, of: "webhook" },
  "GET /api/webhooks/:id/messages": { may: admins, of: "webhook" },
  "POST /api/webhooks/:id/replay": {
    may: admins,
    of: "webhook",
    send: { from: "2027-01-01T00:00:00Z", to: "2027-02-01T00:00:00Z" },
  },
  "POST /api/webhook-messages/:id/replay": { may: admins, of: "webhookMessage" },
  "GET /api/blackouts": { may: admins, shows: blackout },
  "POST /api/blackouts": { may: admins, send: aBlackout, shows: blackout },
  "POST /api/blackouts (exceptions)": {
    may: admins,
    inBody: "person",
    foreign: 400,
    send: ({ personId }: Target) => ({ ...aBlackout, exceptUserIds: [personId] }),
    shows: blackout,
  },
  "POST /api/blackouts (teams)": {
    may: admins,
    inBody: "team",
    foreign: 400,
    send: ({ id }: Target) => ({ ...aBlackout, teamIds: [id] }),
    shows: blackout,
  },
  "POST /api/blackouts/preview": { may: admins, send: aBlackout },
  "DELETE /api/blackouts/:id": { may: admins, of: "blackout" },
  "GET /api/leave-types": { may: everyone },
  "POST /api/leave-types": { may: admins, send: ({ unique }: Target) => ({ name: `New type ${unique}` }) },
  "PATCH /api/leave-types/:id": { may: admins, of: "leaveType", send: { color: "red" } },
  "POST /api/pto-policies": {
    may: admins,
    send: ({ unique }: Target) => ({ type: "sick", group: `Group ${unique}`, document: aDocument }),
    shows: { type: admins },
  },
  "POST /api/pto-policies/preview": { may: admins, send: { type: "sick", group: "Nobody", document: aDocument } },
  "DELETE /api/pto-policies/:id": { may: admins, of: "groupPolicy" },
  "POST /api/pto-policies/:id/end/preview": { may: admins, of: "groupPolicy", send: {} },
  "PUT /api/pto-policies/:id/order": { may: admins, of: "groupPolicy", send: { before: null } },
  "POST /api/pto-policies/:id/order/preview": { may: admins, of: "groupPolicy", send: { before: null } },
  "PATCH /api/pto-policies/:id": { may: admins, of: "policy", send: { bookAhead: false }, shows: { type: admins } },
  "POST /api/pto-policies/:id/preview": { may: admins, of: "policy", send: { bookAhead: false } },
  "GET /api/pto-policies/:id/document": { may: admins, of: "policy" },
  "PUT /api/pto-policies/:id/document": { may: admins, of: "policy", send: { document: aDocument, confirmed: true } },
  "POST /api/pto-policies/:id/document/preview": { may: admins, of: "policy", send: { document: aDocument } },
  "POST /api/pto-policies/:id/document/copy": {
    may: admins,
    of: "policy",
    send: { officeIds: ["00000000-0000-4000-8000-000000000000"] },
    answers: 404,
    because: "the office is unknown",
  },
  "POST /api/pto-policies/:id/document/copy/preview": {
    may: admins,
    of: "policy",
    send: { officeIds: ["00000000-0000-4000-8000-000000000000"] },
    answers: 404,
    because: "the office is unknown",
  },
  "GET /api/pto-policies/:id/versions": { may: admins, of: "policy" },
  "POST /api/pto-policies/:id/scheduled/preview": {
    may: admins,
    of: "policy",
    send: { effectiveOn: "2040-01-01" },
    answers: 404,
    because: "nothing is scheduled for that day",
  },
  "DELETE /api/pto-policies/:id/scheduled": {
    may: admins,
    of: "policy",
    query: "?effectiveOn=2040-01-01",
    answers: 404,
    because: "nothing is scheduled for that day",
  },

  "GET /api/organization": { may: admins },
  "GET /api/organization/setup": { may: admins },
  "PATCH /api/organization/setup": { may: admins, send: { state: "open" } },
  "PATCH /api/organization": { may: owners, send: { coversAbsence: true } },
  "GET /api/organization/sign-in": { may: owners },
  "PATCH /api/organization/sign-in": { may: owners, send: { googleOnly: false } },
  "PATCH /api/organization/second-factor": { may: owners, send: { roles: [] } },
  "POST /api/organization/confirmation": { may: admins, answers: 409, because: "the organization is confirmed" },
  "POST /api/organization/transfer": {
    may: owners,
    inBody: "colleague",
    send: ({ id }: Target) => ({ userId: id }),
    answers: { own: 409, owner: 409 },
    bySubstitute: "always",
  },

  "GET /api/slack/status": { may: admins },
  "GET /api/slack/install": {
    may: anyone,
    answers: 302,
    because: "it redirects people without permission, with an error",
  },
  "GET /api/slack/oauth_redirect": { may: anyone, answers: 302, because: "its state is bound to a session" },
  "GET /api/slack/channels": { may: admins },
  "GET /api/slack/digests": { may: admins },
  "PATCH /api/slack/digests/:officeId": { may: admins, of: "office", send: { channelId: null } },
  "GET /api/admin/slack-directory": { may: admins },
  "POST /api/admin/slack-directory/invitations": {
    may: admins,
    send: ({ unique, officeId }: Target) => ({ emails: [`slack${unique}@ours.example`], role: "Employee", officeId }),
    shows: { token: admins, startDate: admins },
  },
  "POST /api/admin/slack-directory/leavers/:id/deactivate": {
    may: { report: admins, other: admins, admin: admins, owner: owners },
    of: "colleague",
    bySubstitute: "own",
    send: { teamId: "T1", slackUserId: "U1" },
    answers: 409,
    because: "Slack has no such user",
  },
  // Declared last, because it deletes the installation that the calls above use.
  "DELETE /api/slack/installation": { may: admins },
};
