import { admins, type Declaration, type Declarations, owners, type Target } from "../Declaration.ts";
import type { Thing } from "../things/things.ts";
import type { Secret } from "../secrets.ts";

/** Nobody can change their own balance or decide their own requests while another Admin or Owner exists. */
const notSelf = { report: admins, other: admins, admin: admins, owner: admins };
const fields = (...names: Secret[]) => Object.fromEntries(names.map((name) => [name, admins]));
const facts = ["serviceStartDate", "creditedYears", "birthDate", "groups"] as const;
const person = fields("startDate", "endDate", "ptoBalanceOverride", "nextPtoBalanceOverride", ...facts);
const request = fields("type", "startDate", "endDate", "notes", "rejectionReason");
const past = fields("type", "startDate", "endDate", "ptoBalanceOverride", "nextPtoBalanceOverride", "reason", ...facts);

type Listed = [of: Thing, shows: NonNullable<Declaration["shows"]>, columns?: NonNullable<Declaration["shows"]>];

const listed: Record<string, Listed> = {
  people: ["person", person, fields("startDate", "endDate", "ptoBalanceOverride", ...facts)],
  invitations: ["invitation", fields("token", "startDate"), fields("startDate")],
  offices: ["office", {}],
  teams: ["team", {}],
  policies: ["policy", fields("type"), fields("type")],
  holidays: ["holiday", fields("type"), fields("type")],
  closures: ["closure", fields("startDate", "endDate"), fields("startDate", "endDate")],
  blackouts: ["blackout", fields("startDate", "endDate", "reason"), fields("startDate", "endDate", "reason")],
  requests: ["request", request, fields("type", "startDate", "endDate", "notes", "reason")],
  credits: ["credit", request, fields("type", "startDate", "notes", "reason")],
  "ledger-entries": ["adjustment", fields("type", "reason"), fields("type", "reason")],
  "audit-events": ["auditEvent", {}],
  notifications: ["notification", {}],
};

const lists: Declarations = Object.fromEntries(
  Object.entries(listed).flatMap(([name, [of, shows, columns = {}]]): [string, Declaration][] => [
    [`GET /api/admin/${name}`, { may: admins, shows, ...(name === "audit-events" && { mayShow: past }) }],
    [`GET /api/admin/${name}.csv`, { may: admins, shows: columns }],
    [`GET /api/admin/${name}/:id`, { may: admins, of, shows, ...(name === "audit-events" && { mayShow: past }) }],
  ]),
);

const anOffice = ({ unique }: Target) => ({ name: `Office ${unique}`, country: "Japan", timezone: "Asia/Tokyo" });
const aDay = ({ freeDay, personId }: Target) => ({
  userId: personId,
  type: "vacation",
  startDate: freeDay,
  endDate: freeDay,
});
const aClosure = { name: "Winter break", startDate: "2044-02-01", endDate: "2044-02-05" };
const aBlackout = { startDate: "2044-01-01", endDate: "2044-01-31", reason: "Stocktaking" };
const federalDay = { country: "US", year: 2031, dates: ["2031-01-01"] };

export const consoleResources: Declarations = {
  ...lists,
  "PUT /api/admin/people/:id": {
    may: { own: admins, report: admins, other: admins, admin: admins, owner: owners },
    of: "person",
    send: ({ unique }: Target) => ({ name: `Renamed ${unique}` }),
    shows: person,
  },
  "DELETE /api/admin/people/:id": {
    may: { own: admins, report: admins, other: admins, admin: admins, owner: owners },
    of: "colleague",
    bySubstitute: "own",
  },
  "POST /api/admin/people/:id/adjust": {
    may: notSelf,
    of: "person",
    send: { type: "sick", adjustment: 1, reason: "A gift" },
    shows: fields("type"),
  },
  "GET /api/admin/people/:id/policies": { may: admins, of: "person", shows: fields("type") },
  "GET /api/admin/people/:id/policy-facts": { may: admins, of: "person", mayShow: fields("type") },
  "GET /api/admin/people/:id/events": { may: admins, of: "person", mayShow: fields("type") },
  "POST /api/admin/people/:id/events": {
    may: { report: admins, other: admins, admin: admins, owner: owners },
    of: "person",
    send: ({ freeDay }: Target) => ({ type: "worked", on: freeDay, hours: 8 }),
    shows: fields("type"),
  },
  "PUT /api/admin/person-events/:id": {
    may: { report: admins, other: admins, admin: admins, owner: owners },
    of: "personEvent",
    send: ({ freeDay }: Target) => ({ type: "worked", on: freeDay, hours: 4 }),
    shows: fields("type"),
  },
  "DELETE /api/admin/person-events/:id": {
    may: { report: admins, other: admins, admin: admins, owner: owners },
    of: "personEvent",
  },
  "GET /api/admin/groups": { may: admins },
  "GET /api/admin/attention": { may: admins, mayShow: fields("startDate", "endDate") },
  "GET /api/admin/attention/expiring": { may: admins },
  "GET /api/admin/status": { may: owners },
  "GET /api/admin/missing-facts": { may: admins, mayShow: fields("type") },
  "GET /api/admin/people/:id/export": {
    may: { own: admins, report: admins, other: admins, admin: owners, owner: owners },
    of: "person",
    shows: {
      ...fields("type", "startDate", "endDate", "ptoBalanceOverride", "reason", "address", "userAgent", "password"),
      ...fields(...facts, "messageText", "fileName"),
    },
  },
  "POST /api/admin/people/:id/erase": {
    may: { report: owners, other: owners, admin: owners, owner: owners },
    of: "person",
    send: { name: "Another Name" },
    answers: 409,
    because: "an active person is never erased",
  },

  "POST /api/admin/invitations": {
    may: admins,
    send: ({ unique, officeId }: Target) => ({ email: `new${unique}@ours.example`, role: "Employee", officeId }),
    shows: fields("token", "startDate"),
  },
  "DELETE /api/admin/invitations/:id": { may: admins, of: "invitation" },

  "POST /api/admin/policies/simulate": {
    may: admins,
    send: {},
    answers: 400,
    because: "a simulation takes a process, and its response depends only on what was sent",
  },
  "POST /api/admin/teams": { may: admins, send: ({ unique }: Target) => ({ name: `Console team ${unique}` }) },
  "PUT /api/admin/teams/:id": { may: admins, of: "team", send: { coverage: { percent: 50, mode: "warn" } } },
  "DELETE /api/admin/teams/:id": { may: admins, of: "team" },
  "POST /api/admin/offices": { may: admins, send: anOffice },
  "PUT /api/admin/offices/:id": { may: admins, of: "office", send: { countHolidays: false } },
  "DELETE /api/admin/offices/:id": { may: admins, of: "emptyOffice" },
  "GET /api/admin/offices/:id/country-holidays": {
    may: admins,
    of: "office",
    query: "?country=US&year=2031",
    shows: fields("type"),
  },
  "POST /api/admin/offices/:id/country-holidays": { may: admins, of: "office", send: federalDay },
  "POST /api/admin/offices/:id/federal-holidays": { may: admins, of: "office", send: { year: 2036 } },
  "PUT /api/admin/policies/:id": { may: admins, of: "policy", send: { bookAhead: false }, shows: fields("type") },
  "GET /api/admin/holidays/countries": { may: admins },
  "POST /api/admin/holidays": {
    may: admins,
    inBody: "office",
    send: ({ unique, id }: Target) => ({
      name: `Day ${unique}`,
      date: new Date(Date.UTC(2041, 0, unique)).toISOString().slice(0, 10),
      officeId: id,
    }),
    shows: fields("type"),
  },
  "POST /api/admin/closures": {
    may: admins,
    inBody: "office",
    foreign: 400,
    send: ({ id }: Target) => ({ ...aClosure, officeIds: [id] }),
    shows: fields("startDate", "endDate"),
  },
  "POST /api/admin/closures/preview": {
    may: admins,
    send: ({ officeId }: Target) => ({ ...aClosure, officeIds: [officeId] }),
  },
  "DELETE /api/admin/closures/:id": { may: admins, of: "closure" },
  "POST /api/admin/blackouts": { may: admins, send: aBlackout, shows: fields("startDate", "endDate", "reason") },
  "POST /api/admin/blackouts/preview": { may: admins, send: aBlackout },
  "DELETE /api/admin/blackouts/:id": { may: admins, of: "blackout" },
  "DELETE /api/admin/holidays/:id": { may: admins, of: "holiday" },

  "POST /api/admin/requests": { may: admins, inBody: "person", send: aDay, shows: request, foreign: 400 },
  "POST /api/admin/requests/preview": {
    may: admins,
    inBody: "person",
    send: (target: Target) => ({ ...aDay(target), isHalfDay: false }),
    foreign: 400,
    mayShow: fields("startDate", "endDate"),
  },
  "POST /api/admin/requests/:id/approve": { may: notSelf, of: "request", shows: request },
  "POST /api/admin/requests/:id/reject": { may: notSelf, of: "request", shows: request },
  "POST /api/admin/requests/:id/undo": { may: notSelf, of: "decision", shows: request },
  "POST /api/admin/requests/:id/cancel": { may: admins, of: "request", shows: request },
  "POST /api/admin/credits/:id/approve": { may: notSelf, of: "credit", shows: request },
  "POST /api/admin/credits/:id/reject": { may: notSelf, of: "credit", shows: request },
  "POST /api/admin/credits/:id/cancel": { may: admins, of: "credit", shows: request },
  "POST /api/admin/ledger-entries/:id/undo": {
    may: notSelf,
    of: "adjustment",
    send: { reason: "A mistake" },
    shows: fields("type", "reason"),
  },
  "POST /api/admin/notifications/:id/retry": { may: admins, of: "failedNotification" },
  "POST /api/admin/imports/columns": {
    may: admins,
    query: "?kind=people",
    send: "E-mail address,Full name\nnew@ours.example,New\n",
    headers: { "content-type": "text/csv" },
  },
  "POST /api/admin/imports/people": {
    may: admins,
    query: "?mode=preview",
    send: "email,name\nnew@ours.example,New\n",
    headers: { "content-type": "text/csv" },
  },
  "POST /api/admin/imports/openings": {
    may: admins,
    query: "?mode=preview",
    send: "email,type,days\nezra@ours.example,sick,1\n",
    headers: { "content-type": "text/csv" },
  },
  "POST /api/admin/imports/events": {
    may: admins,
    query: "?mode=preview",
    send: "email,type,date,amount\nezra@ours.example,worked,2027-03-01,8\n",
    headers: { "content-type": "text/csv" },
  },
};
