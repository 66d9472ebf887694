import {
  admins,
  type Declaration,
  type Declarations,
  everyone,
  managers,
  type Target,
  thoseAbove,
} from "../Declaration.ts";
import { organization } from "./organization.ts";
import { people } from "./people.ts";
import { requests } from "./requests.ts";

const of = (area: Declarations, entry: string): Declaration => {
  const declared = area[entry];
  if (!declared) throw new Error(`${entry} is not declared`);
  return declared;
};
const shown = { type: everyone, startDate: everyone, endDate: everyone, notes: everyone, rejectionReason: everyone };
const toManagers = {
  type: managers,
  startDate: managers,
  endDate: managers,
  notes: managers,
  rejectionReason: managers,
};
const thoseWhoSee = { own: everyone, report: managers, other: admins, admin: admins, owner: admins };
const aDay = ({ freeDay }: Target) => ({ type: "vacation", startDate: freeDay, endDate: freeDay });

export const api: Declarations = {
  "GET /api/v1/key": { may: everyone },
  "GET /api/v1/offices": of(organization, "GET /api/offices"),
  "GET /api/v1/leave-types": { may: everyone },
  "GET /api/v1/offices/:id/policies": of(organization, "GET /api/offices/:id/policies"),
  "GET /api/v1/offices/:id/holidays": of(organization, "GET /api/offices/:id/holidays"),
  "POST /api/v1/offices/:id/holidays": {
    ...of(organization, "POST /api/offices/:id/holidays"),
    send: ({ unique }: Target) => ({
      name: `Day ${unique}`,
      date: new Date(Date.UTC(2050, 0, unique)).toISOString().slice(0, 10),
      type: "custom",
    }),
  },
  "DELETE /api/v1/holidays/:id": of(organization, "DELETE /api/holidays/:id"),
  "GET /api/v1/people": of(people, "GET /api/users"),
  "GET /api/v1/people/:id": of(people, "GET /api/users/:id"),
  "PATCH /api/v1/people/:id": of(people, "PATCH /api/users/:id"),
  "PATCH /api/v1/people/:id (role)": {
    may: admins,
    of: "person",
    send: { role: "Owner" },
    answers: 400,
    foreign: 400,
    because: "a key can't change anyone's email or role",
  },
  "GET /api/v1/teams": of(organization, "GET /api/teams"),
  "POST /api/v1/teams": {
    may: admins,
    send: ({ unique }: Target) => ({ name: `Team by key ${unique}` }),
  },
  "GET /api/v1/teams/:id": of(organization, "GET /api/teams/:id"),
  "PATCH /api/v1/teams/:id": of(organization, "PATCH /api/teams/:id"),
  "DELETE /api/v1/teams/:id": of(organization, "DELETE /api/teams/:id"),
  "GET /api/v1/requests": { may: everyone, shows: shown },
  "GET /api/v1/requests/preview": {
    may: everyone,
    query: ({ personId, freeDay }: Target) =>
      `?userId=${personId}&type=vacation&startDate=${freeDay}&endDate=${freeDay}`,
    mayShow: { startDate: everyone, endDate: everyone },
    because: "a key of the organization always names the person; the dates are those of teammates on leave meanwhile",
  },
  "GET /api/v1/requests/:id": { may: thoseWhoSee, of: "request", refuses: 404, shows: shown },
  "POST /api/v1/requests": {
    may: everyone,
    send: (target: Target) => ({ userId: target.personId, ...aDay(target) }),
    shows: shown,
    because: "a key of the organization always names the person",
  },
  "POST /api/v1/requests (for)": {
    may: admins,
    inBody: "approver",
    send: ({ id, freeDay }: Target) => ({ type: "vacation", startDate: freeDay, endDate: freeDay, userId: id }),
    foreign: 400,
    shows: shown,
    because: "the person is named in the body, so an unknown one is a wrong field",
  },
  "PATCH /api/v1/requests/:id": of(requests, "PATCH /api/pto-requests/:id (edit)"),
  "POST /api/v1/requests/:id/decision": {
    may: thoseAbove,
    of: "request",
    send: { status: "approved" },
    shows: toManagers,
  },
  "POST /api/v1/requests/:id/undo": of(requests, "POST /api/pto-requests/:id/undo"),
  "POST /api/v1/requests/:id/cancel": {
    may: { own: everyone, report: admins, other: admins, admin: admins, owner: admins },
    of: "request",
    send: { rejectionReason: "Plans change" },
    shows: shown,
  },
  "POST /api/v1/requests/:id/changes": of(requests, "POST /api/pto-requests/:id/changes"),
  "POST /api/v1/requests/:id/changes/:changeId/cancel": of(
    requests,
    "PATCH /api/pto-requests/:id/changes/:changeId (withdraw)",
  ),
  "GET /api/v1/people/:id/balances": { may: thoseWhoSee, of: "person", shows: { type: everyone } },
  "GET /api/v1/people/:id/forecast": of(requests, "GET /api/users/:id/balance-outlook"),
  "POST /api/v1/people/:id/adjustments": {
    may: { report: admins, other: admins, admin: admins, owner: admins },
    of: "person",
    send: { type: "sick", adjustment: 1, reason: "A gift" },
    shows: { type: admins },
  },
  "GET /api/v1/people/:id/ledger": of(requests, "GET /api/users/:id/ledger"),
  "GET /api/v1/calendar": of(requests, "GET /api/team/calendar"),
  "GET /api/v1/audit-events": {
    may: admins,
    mayShow: Object.fromEntries(
      ["type", "startDate", "endDate", "ptoBalanceOverride", "nextPtoBalanceOverride", "reason", "groups"]
        .concat(["serviceStartDate", "creditedYears", "birthDate"])
        .map((field) => [field, admins]),
    ),
  },
};
