import { PDF } from "../../arranging/evidenceFiles.ts";
import { TEXTS } from "../secrets.ts";
import { admins, type Declarations, everyone, managers, type Target, thoseAbove } from "../Declaration.ts";

const aDay = ({ freeDay }: Target) => ({ type: "vacation", startDate: freeDay, endDate: freeDay });
const shown = { type: everyone, startDate: everyone, endDate: everyone, notes: everyone, rejectionReason: everyone };

const thoseInvolved = { own: everyone, ...thoseAbove };

export const requests: Declarations = {
  "GET /api/pto-requests": { may: everyone, shows: shown },
  "GET /api/pto-requests?view=team": {
    may: managers,
    query: "&status=pending",
    shows: { type: managers, startDate: managers, endDate: managers, notes: managers, rejectionReason: managers },
  },
  "GET /api/pto-requests/count": { may: managers },
  "GET /api/pto-requests/what-if": {
    may: managers,
    query: "?ids=01890000-0000-7000-8000-000000000000",
    answers: 404,
    because: "the request is unknown, as are all that the person can't decide",
  },
  "GET /api/pto-requests/preview": {
    may: everyone,
    query: ({ freeDay }) => `?type=vacation&startDate=${freeDay}&endDate=${freeDay}&isHalfDay=false`,
  },
  "POST /api/pto-requests": { may: everyone, send: aDay, shows: shown },
  "PATCH /api/pto-requests/:id": {
    may: thoseAbove,
    of: "request",
    send: { status: "approved" },
    shows: { type: managers, startDate: managers, endDate: managers, notes: managers, rejectionReason: managers },
  },
  "PATCH /api/pto-requests/:id (step)": {
    may: { report: managers, other: managers, admin: managers, owner: managers },
    of: "namedStep",
    send: { status: "approved" },
    shows: { type: managers, startDate: managers, endDate: managers, notes: managers, rejectionReason: managers },
  },
  "POST /api/pto-requests/:id/undo": {
    may: thoseAbove,
    of: "decision",
    shows: { type: managers, startDate: managers, endDate: managers, notes: managers, rejectionReason: managers },
  },
  "PATCH /api/pto-requests/:id (edit)": {
    may: { own: everyone },
    of: "request",
    send: { notes: "An edited note" },
    shows: shown,
  },
  "PATCH /api/pto-requests/:id (cancel)": {
    may: { own: everyone, report: admins, other: admins, admin: admins, owner: admins },
    of: "request",
    send: { status: "cancelled", rejectionReason: "Plans change" },
    shows: shown,
  },
  "POST /api/pto-requests/:id/changes": {
    may: thoseInvolved,
    of: "leave",
    send: { cancel: true, notes: "Plans change" },
    shows: shown,
  },
  "GET /api/pto-requests/:id/changes/preview": { may: thoseInvolved, of: "leave", query: "?cancel=true" },
  "PATCH /api/pto-requests/:id/changes/:changeId": {
    may: thoseAbove,
    of: "change",
    send: { status: "rejected", rejectionReason: "A busy week" },
    shows: { type: managers, startDate: managers, endDate: managers, notes: managers, rejectionReason: managers },
  },
  "PATCH /api/pto-requests/:id/changes/:changeId (withdraw)": {
    may: { own: everyone },
    of: "change",
    send: { status: "cancelled" },
    shows: shown,
  },
  "PATCH /api/pto-requests/:id (credit)": {
    may: thoseAbove,
    of: "credit",
    send: { status: "approved" },
    shows: { type: managers, startDate: managers, endDate: managers, notes: managers, rejectionReason: managers },
  },
  "PATCH /api/pto-requests/:id (cancel a credit)": {
    may: { own: everyone, report: admins, other: admins, admin: admins, owner: admins },
    of: "credit",
    send: { status: "cancelled" },
    shows: shown,
  },
  "GET /api/credits": { may: everyone, shows: shown },
  "POST /api/credits": {
    may: everyone,
    send: { type: "vacation", amount: 1, workedOn: "2027-02-27", notes: "The fair" },
    answers: 422,
    because: "no policy of the organizations here allows such requests",
  },
  "GET /api/pto-requests/:id/evidence": {
    may: thoseInvolved,
    of: "thread",
    shows: { type: everyone, fileName: everyone },
    because: "the type is that of the file, not of the leave",
  },
  "POST /api/pto-requests/:id/evidence": {
    may: thoseInvolved,
    of: "request",
    query: "?name=Private%20note.pdf",
    send: PDF,
    headers: { "content-type": "application/pdf" },
    shows: { type: everyone, fileName: everyone },
    because: "the type is that of the file, not of the leave",
  },
  "GET /api/pto-requests/:id/evidence/:evidenceId": {
    may: thoseInvolved,
    of: "evidence",
    shows: { fileName: everyone },
  },
  "GET /api/pto-requests/:id/messages": { may: thoseInvolved, of: "thread", shows: { messageText: everyone } },
  "POST /api/pto-requests/:id/messages": {
    may: thoseInvolved,
    of: "request",
    send: { text: TEXTS.messageText },
    shows: { messageText: everyone },
  },

  "POST /api/users/:id/pto-requests": {
    may: thoseAbove,
    of: "person",
    send: (target: Target) => ({ ...aDay(target), reason: "Was away" }),
    shows: { type: managers, startDate: managers, endDate: managers, notes: managers, rejectionReason: managers },
    because: "nobody records their own time off",
  },
  "POST /api/pto-requests/:id/snooze": { may: thoseAbove, of: "request", send: { until: "monday" } },
  "DELETE /api/pto-requests/:id/snooze": {
    may: managers,
    of: "request",
    answers: 404,
    because: "a snooze is the viewer's own, and they snoozed nothing here",
  },
  "GET /api/delegations": { may: everyone },
  "GET /api/delegations (for)": {
    may: { own: everyone, report: admins, other: admins, admin: admins, owner: admins },
    inBody: "person",
    query: ({ personId }) => `?approverId=${personId}`,
  },
  "GET /api/delegations/suggestion": { may: everyone, query: "?from=2044-01-01&to=2044-01-05" },
  "POST /api/delegations": {
    may: managers,
    inBody: "approver",
    send: ({ id, freeDay }: Target) => ({ delegateId: id, from: freeDay, to: freeDay }),
    foreign: 400,
    because: "the delegate is named in the body, so an unknown one is a wrong field",
  },
  "POST /api/delegations (for)": {
    may: admins,
    inBody: "approver",
    send: ({ id, personId, freeDay }: Target) => ({ approverId: id, delegateId: personId, from: freeDay, to: freeDay }),
    foreign: 400,
    because: "the people are named in the body, so unknown ones are wrong fields",
  },
  "DELETE /api/delegations/:id": {
    may: { own: everyone, report: admins, other: admins, admin: admins, owner: admins },
    of: "delegation",
  },

  "GET /api/pto-balances": { may: everyone, shows: { type: everyone } },
  "PATCH /api/pto-balances/:id/adjust": {
    may: { report: admins, other: admins, admin: admins, owner: admins },
    of: "balance",
    send: { adjustment: 1, reason: "A gift" },
    shows: { type: admins },
  },
  "GET /api/users/:id/balances": {
    may: { own: managers, report: managers, other: admins, admin: admins, owner: admins },
    of: "person",
    shows: { type: managers },
  },
  "GET /api/users/:id/balance-outlook": {
    may: { own: everyone, report: managers, other: admins, admin: admins, owner: admins },
    of: "person",
    query: "?type=vacation",
    shows: { type: everyone },
  },
  "GET /api/users/:id/settlement": {
    may: { own: admins, report: admins, other: admins, admin: admins, owner: admins },
    of: "person",
    query: "?endDate=2027-06-30",
    shows: { endDate: admins },
  },
  "GET /api/users/:id/final-statement": {
    may: { own: everyone, report: managers, other: admins, admin: admins, owner: admins },
    of: "person",
    shows: { startDate: everyone, endDate: everyone },
    mayShow: { type: everyone },
    because: "it is about the person's own leave, and everyone knows their own dates",
  },
  "POST /api/users/settlements": {
    may: { own: admins, report: admins, other: admins, admin: admins, owner: admins },
    inBody: "person",
    send: ({ personId }: Target) => ({ people: [personId] }),
    mayShow: { type: admins },
  },
  "GET /api/users/:id/ledger": {
    may: { own: everyone, report: managers, other: admins, admin: admins, owner: admins },
    of: "person",
    shows: { type: everyone },
  },
  "GET /api/ledger/check": { may: admins },
  "POST /api/ledger/:id/undo": {
    may: { report: admins, other: admins, admin: admins, owner: admins },
    of: "adjustment",
    send: { reason: "A mistake" },
    shows: { type: admins },
  },
  "GET /api/team/closed-dates": {
    may: everyone,
    query: "?from=2044-01-01&to=2045-01-31",
    mayShow: { startDate: everyone, endDate: everyone },
    because: "blackout periods concern everyone, and name nobody",
  },
  "GET /api/team/calendar": {
    may: everyone,
    shows: { type: everyone, startDate: everyone, endDate: everyone },
    because: "colleagues read the type of vacation only, everything else is away",
  },
  "GET /api/team/roster": { may: everyone },
  "GET /api/inbox": { may: everyone },
  "GET /api/inbox/unread": { may: everyone },
  "POST /api/inbox/read": { may: everyone, send: {} },
  "GET /api/team/blocks": { may: managers, mayShow: { type: managers } },
  "GET /api/events": {
    may: everyone,
    headers: { accept: "application/json" },
    answers: 406,
    because: "a stream of events doesn't end; bot/http/live tests it",
  },
};
