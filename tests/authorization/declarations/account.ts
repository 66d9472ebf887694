import { anyone, type Declarations, everyone } from "../Declaration.ts";

/** Sign-in, sign-up, and calls about the caller's own account. */
export const account: Declarations = {
  "POST /api/auth/login": { may: anyone, send: {}, answers: 400 },
  "POST /api/auth/forgot-password": { may: anyone, send: {}, answers: 400 },
  "POST /api/auth/reset-password": { may: anyone, send: {}, answers: 400 },
  "POST /api/orgs/signup": { may: anyone, send: {}, answers: 400 },
  "POST /api/orgs/signup-simple": { may: anyone, send: {}, answers: 400 },

  "GET /api/auth/user": { may: everyone, shows: { startDate: everyone } },
  "PATCH /api/auth/user": {
    may: everyone,
    send: { notificationChoices: { reminders: true } },
    shows: { startDate: everyone },
  },
  "POST /api/auth/password": { may: everyone, send: {}, answers: 400 },
  "PUT /api/auth/password": { may: everyone, send: {}, answers: 400 },
  "GET /api/auth/email": { may: everyone },
  "POST /api/auth/email": { may: everyone, send: {}, answers: 400 },
  "DELETE /api/auth/email": { may: everyone, answers: 404, because: "nobody here has asked for a change" },
  "GET /api/auth/user/export": {
    may: everyone,
    shows: {
      type: everyone,
      startDate: everyone,
      endDate: everyone,
      ptoBalanceOverride: everyone,
      serviceStartDate: everyone,
      creditedYears: everyone,
      birthDate: everyone,
      groups: everyone,
      reason: everyone,
      address: everyone,
      userAgent: everyone,
      password: everyone,
    },
  },
  "GET /api/auth/sessions": { may: everyone, shows: { address: everyone, userAgent: everyone } },
  "DELETE /api/auth/sessions/:id": {
    may: { own: everyone },
    of: "session",
    refuses: 404,
    because: "sessions of others don't exist for the viewer",
  },

  "POST /api/auth/second-factor": {
    may: anyone,
    send: {},
    answers: 401,
    because: "no sign-in waits for its second step",
  },
  "GET /api/auth/second-factor": { may: everyone },
  "POST /api/auth/second-factor/setup": { may: everyone, send: {}, shows: { secret: everyone } },
  "POST /api/auth/second-factor/confirm": { may: everyone, send: {}, answers: 400 },
  "POST /api/auth/second-factor/recovery-codes": { may: everyone, send: {}, answers: 404 },
  "POST /api/auth/second-factor/turn-off": {
    may: everyone,
    send: {},
    answers: 404,
    because: "nobody here has two-factor authentication",
  },

  "GET /api/auth/google-link": { may: everyone },
  "POST /api/auth/google-link": { may: everyone, send: {}, answers: 400 },
  "POST /api/auth/google-link/unlink": {
    may: everyone,
    send: { password: "a guess" },
    answers: 404,
    because: "nobody here has linked Google",
  },
  "POST /api/auth/google-confirmation": { may: everyone, send: {}, answers: 400 },
  "GET /api/auth/slack-link": {
    may: everyone,
    query: "?token=a-guess",
    answers: 404,
    because: "nobody here has a link of the bot",
  },
  "POST /api/auth/slack-link": {
    may: everyone,
    send: { token: "a-guess", currentPassword: "a guess" },
    answers: 404,
    because: "nobody here has a link of the bot",
  },
  "GET /auth/google": { may: anyone, answers: 302 },
  "GET /auth/google/link": {
    may: anyone,
    answers: 302,
    because: "it sends a browser without a confirmed password back with an error",
  },
  "GET /auth/google/confirm": {
    may: anyone,
    answers: 302,
    because: "it sends a browser that asked for no confirmation back with an error",
  },
  "GET /auth/google/callback": { may: anyone, query: "?code=none&state=none", answers: 302 },
  "GET /auth/logout": { may: anyone, answers: 302, bySubstitute: "always" },
};
