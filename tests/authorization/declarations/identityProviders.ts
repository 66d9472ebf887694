import { admins, type Declarations, owners, type Target } from "../Declaration.ts";

const aConnection = ({ unique }: Target) => ({
  id: `00000000-0000-4000-8000-${String(unique).padStart(12, "0")}`,
  proof: "a guess",
  name: "Okta",
  issuer: "https://id.example.com",
  clientId: "awayday",
  clientSecret: "a secret",
  joins: "off",
});

export const identityProviders: Declarations = {
  "GET /api/admin/join-requests": { may: admins },
  "POST /api/admin/join-requests/:id/accept": { may: admins, of: "joinRequest" },
  "DELETE /api/admin/join-requests/:id": { may: admins, of: "joinRequest" },
  "GET /api/admin/single-sign-on": { may: owners },
  "POST /api/admin/single-sign-on/connections": {
    may: owners,
    send: aConnection,
    answers: 400,
    because: "only a form that the person opened can add one",
  },
  "PATCH /api/admin/single-sign-on/connections/:id": { may: owners, of: "connection", send: { name: "Directory" } },
  "DELETE /api/admin/single-sign-on/connections/:id": {
    may: owners,
    of: "connection",
    send: {},
    answers: 400,
    because: "it must be confirmed with a password",
  },
  "PUT /api/admin/single-sign-on/requirement": {
    may: owners,
    send: { connectionId: null, exceptions: [] },
    answers: 400,
    because: "it must be confirmed with a password",
  },
  "POST /api/admin/single-sign-on/requirement/recovery-code": {
    may: owners,
    send: {},
    answers: 400,
    because: "it must be confirmed with a password",
  },
  "POST /api/admin/single-sign-on/domains": {
    may: owners,
    send: ({ unique }: Target) => ({ domain: `d${unique}.example.com` }),
  },
  "POST /api/admin/single-sign-on/domains/:id/check": { may: owners, of: "domain" },
  "DELETE /api/admin/single-sign-on/domains/:id": { may: owners, of: "domain" },
  "GET /api/admin/provisioning": { may: owners },
  "POST /api/admin/provisioning/tokens": {
    may: owners,
    send: { name: "Directory" },
    because: "the token adds and deactivates people",
  },
  "DELETE /api/admin/provisioning/tokens/:id": { may: owners, of: "provisioningToken" },
};
