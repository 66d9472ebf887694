import { admins, anyone, type Declarations, everyone, managers, owners } from "../Declaration.ts";

const employment = {
  startDate: managers,
  endDate: managers,
  ptoBalanceOverride: managers,
  nextPtoBalanceOverride: managers,
};
const facts = ["serviceStartDate", "creditedYears", "birthDate", "groups"] as const;
const toAdmins = Object.fromEntries([...Object.keys(employment), ...facts].map((field) => [field, admins]));
const ownOrAdmins = { own: everyone, report: admins, other: admins, admin: admins, owner: admins };

export const people: Declarations = {
  "GET /api/users": {
    may: everyone,
    shows: { ...employment, ...Object.fromEntries(facts.map((field) => [field, admins])) },
  },
  "GET /api/users/:id": {
    may: everyone,
    of: "person",
    shows: { ...employment, ...Object.fromEntries(facts.map((field) => [field, ownOrAdmins])) },
  },
  "GET /api/search": {
    may: everyone,
    query: "?q=a",
    mayShow: { type: everyone, startDate: everyone, endDate: everyone },
    because: "the dates are those of the viewer's own requests",
  },
  "GET /api/users/:id/locked-fields": {
    may: { own: everyone, report: admins, other: admins, admin: admins, owner: admins },
    refuses: 404,
    of: "person",
  },
  "GET /api/users/:id/photo": {
    may: everyone,
    of: "person",
    answers: 404,
    because: "they have no photo, which the response doesn't tell apart from an unknown person",
  },
  "DELETE /api/users/:id/photo": {
    may: { own: everyone, report: admins, other: admins, admin: admins, owner: admins },
    of: "person",
  },
  "GET /api/users/:id/page": {
    may: { own: everyone, report: managers, other: admins, admin: admins, owner: admins },
    refuses: 404,
    of: "person",
    shows: {
      ...employment,
      startDate: everyone,
      endDate: everyone,
      ...Object.fromEntries(facts.map((field) => [field, ownOrAdmins])),
    },
    mayShow: { type: everyone, notes: everyone, rejectionReason: everyone },
    because: "an address of a person whose page the viewer may not open answers like an unknown one",
  },
  "PATCH /api/users/:id": {
    may: { own: admins, report: admins, other: admins, admin: admins, owner: owners },
    of: "person",
    send: ({ unique }: { unique: number }) => ({ name: `Renamed ${unique}` }),
    shows: toAdmins,
  },
  "PATCH /api/users/:id (email)": {
    may: { report: admins, other: admins, admin: owners, owner: owners },
    of: "colleague",
    send: ({ unique }: { unique: number }) => ({ email: `moved${unique}@ours.example` }),
    shows: toAdmins,
    bySubstitute: "own",
  },
  "PATCH /api/users/:id (role)": {
    may: { report: admins, other: admins, admin: owners, owner: owners },
    of: "colleague",
    send: { role: "Manager" },
    shows: toAdmins,
    bySubstitute: "own",
  },
  "DELETE /api/users/:id": {
    may: { own: admins, report: admins, other: admins, admin: admins, owner: owners },
    of: "colleague",
    bySubstitute: "own",
  },
  "POST /api/users/:id/password-link": {
    may: { report: admins, other: admins, admin: owners, owner: owners },
    of: "person",
    shows: { link: admins },
  },

  "DELETE /api/users/:id/sessions": {
    may: { report: admins, other: admins, admin: owners, owner: owners },
    of: "person",
  },
  "GET /api/users/:id/second-factor": { may: admins, of: "person" },
  "DELETE /api/users/:id/second-factor": {
    may: { report: admins, other: admins, admin: owners, owner: owners },
    of: "person",
    answers: 404,
    because: "nobody here has two-factor authentication",
  },

  "GET /api/invitations": { may: admins, shows: { token: admins, startDate: admins } },
  "POST /api/invitations": {
    may: admins,
    send: ({ unique, officeId }: { unique: number; officeId: string }) => ({
      email: `new${unique}@ours.example`,
      role: "Employee",
      officeId,
    }),
    shows: { token: admins, startDate: admins },
  },
  "POST /api/invitations/bulk": {
    may: admins,
    send: ({ unique, officeId }: { unique: number; officeId: string }) => ({
      emails: [`listed${unique}@ours.example`],
      role: "Employee",
      officeId,
    }),
    shows: { token: admins, startDate: admins },
  },
  "DELETE /api/invitations/:id": { may: admins, of: "invitation" },
  "GET /api/invitations/token/:token": { may: anyone, of: "invitationToken" },
  "POST /api/invitations/accept": { may: anyone, send: {}, answers: 400 },
};
