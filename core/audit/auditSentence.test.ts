import { expect, test } from "@jest/globals";
import { auditActions } from "./actionText.ts";
import type { AuditedEvent } from "./AuditFacts.ts";
import { auditSentence } from "./auditSentence.ts";

const EVENT: AuditedEvent = {
  action: "editUser",
  actorId: "p",
  actorName: "Priya Nair",
  source: "web",
  subjectKind: "request",
  subjectId: "r",
  before: null,
  after: null,
  names: { r: "Grace Kim", g: "Grace Kim", p: "Priya Nair", o: "Berlin" },
  leave: null,
};
const OF_WEBHOOK = { subjectKind: "webhook", subjectId: "w", names: { w: "Payroll", g: "Grace Kim" } };
const OF_CONNECTION = {
  action: "failSso",
  subjectKind: "sso_connection",
  subjectId: "s",
  actorId: null,
  actorName: null,
};
const leave = {
  userId: "g",
  typeName: "Vacation",
  unit: "day",
  startDate: "2027-12-07",
  endDate: "2027-12-07",
} as const;
const OF_CLOSURE = { action: "followClosure", leave, actorId: null, actorName: null, source: "clock" };

test.each<[string, Partial<AuditedEvent>]>([
  [
    "Priya Nair approved Grace Kim's vacation leave, Dec 07, 2027",
    { action: "decideRequest", leave, after: { status: "approved" } },
  ],
  [
    "Priya Nair unlinked the Google account of Grace Kim, who is deactivated, and linked it to their own account",
    { action: "freeAccount", subjectKind: "user", before: { account: "google" } },
  ],
  [
    "Priya Nair unlinked the account at the identity provider of Grace Kim, who is deactivated, and linked it to their own account",
    { action: "freeAccount", subjectKind: "user", before: { account: "sso" } },
  ],
  ["Priya Nair deleted Grace Kim's photo", { action: "deletePhoto", subjectKind: "user" }],
  [
    "Awayday copied Grace Kim's photo from Slack",
    {
      action: "setPhoto",
      actorId: null,
      actorName: null,
      source: "clock",
      after: { hasPhoto: true, photoFrom: "slack" },
    },
  ],
  [
    "Priya Nair changed their own photo",
    { action: "setPhoto", subjectId: "p", before: { hasPhoto: false }, after: { hasPhoto: true } },
  ],
  [
    "Priya Nair rejected Grace Kim's vacation leave, Dec 07, 2027, for Ada",
    {
      action: "decideRequest",
      leave,
      after: { status: "rejected", actingFor: "a" },
      names: { r: "Grace Kim", a: "Ada" },
    },
  ],
  [
    "Priya Nair canceled their own vacation leave, Dec 07, 2027",
    { action: "cancelRequest", leave: { ...leave, userId: "p" }, after: { status: "cancelled" } },
  ],
  [
    "Priya Nair requested vacation leave, Nov 01 – Nov 03, 2027",
    { action: "submitRequest", leave, after: { startDate: "2027-11-01", endDate: "2027-11-03" } },
  ],
  [
    "Priya Nair added 2 days to Grace Kim's vacation balance",
    {
      action: "adjustBalance",
      leave: { ...leave, startDate: null, endDate: null },
      after: { userId: "g", minutes: 960 },
    },
  ],
  [
    "Priya Nair took 0.5 days from their own vacation balance",
    { action: "adjustBalance", leave, after: { userId: "p", minutes: -240 } },
  ],
  [
    "Priya Nair approved a change to Grace Kim's vacation leave, Dec 07, 2027",
    { action: "decideRequest", subjectKind: "change", leave, after: { status: "approved" } },
  ],
  [
    "Priya Nair rejected Grace Kim's request to add vacation leave, Dec 07, 2027",
    { action: "decideRequest", subjectKind: "credit", leave, after: { status: "rejected" } },
  ],
  ["Priya Nair edited Grace Kim", { action: "editUser" }],
  ["Priya Nair signed in", { action: "signIn" }],
  [
    "Awayday canceled Grace Kim's vacation leave, Dec 07, 2027, because nobody decided in time",
    { action: "expireRequest", leave, actorId: null, actorName: null, source: "clock" },
  ],
  [
    "Awayday booked Grace Kim's vacation leave, Dec 07, 2027, for a closure",
    { ...OF_CLOSURE, after: { closureId: "c" } },
  ],
  [
    "Awayday canceled Grace Kim's vacation leave, Dec 07, 2027, for a closure",
    { ...OF_CLOSURE, before: { status: "approved" }, after: { status: "cancelled" } },
  ],
  [
    "Awayday restored Grace Kim's vacation leave, Dec 07, 2027, for a closure",
    { ...OF_CLOSURE, before: { status: "cancelled" }, after: { status: "approved" } },
  ],
  [
    "Someone not signed in failed to sign in as Grace Kim: wrong password",
    { action: "failSignIn", actorId: null, actorName: null, after: { reason: "wrong password" } },
  ],
  [
    "Someone not signed in failed to sign in through Okta: The provider can't be reached",
    { ...OF_CONNECTION, after: { name: "Okta", reason: "The provider can't be reached" } },
  ],
  [
    "Someone not signed in failed to sign in as Grace Kim through Okta: The person is deactivated",
    { ...OF_CONNECTION, after: { name: "Okta", reason: "The person is deactivated", userId: "g" } },
  ],
  [
    "The identity provider signed Grace Kim out",
    { action: "logOutBySso", subjectKind: "user", subjectId: "g", actorId: null, actorName: null },
  ],
  [
    "Slack disconnected a workspace",
    { action: "loseSlack", subjectKind: "slack", subjectId: null, actorId: null, actorName: null, source: "slack" },
  ],
  [
    "Priya Nair snoozed the request for Grace Kim's vacation leave, Dec 07, 2027",
    { action: "snoozeRequest", leave, after: { snoozedUntil: "2027-12-01T08:00:00.000Z" } },
  ],
  [
    "Priya Nair ended the delegation from Ada to Grace Kim",
    {
      action: "deleteDelegation",
      before: { approverId: "a", delegateId: "g" },
      names: { a: "Ada", g: "Grace Kim" },
    },
  ],
  [
    "Priya Nair deleted the holiday Founders' Day, Mar 03, 2027, from Berlin",
    { action: "deleteHoliday", subjectId: "h", before: { officeId: "o", name: "Founders' Day", date: "2027-03-03" } },
  ],
  [
    "Priya Nair canceled a scheduled change to the policy Vacation, Berlin, from Jan 01, 2028",
    {
      action: "cancelScheduledChange",
      subjectKind: "policy",
      subjectId: "v",
      after: { accrual: 9600, effectiveOn: "2028-01-01" },
      names: { v: "Vacation, Berlin" },
    },
  ],
  [
    "Priya Nair edited the webhook Payroll",
    { ...OF_WEBHOOK, action: "editWebhook", after: { url: "https://x.example" } },
  ],
  ["Priya Nair turned off the webhook Payroll", { ...OF_WEBHOOK, action: "editWebhook", after: { isOn: false } }],
  ["Priya Nair tested the webhook Payroll", { ...OF_WEBHOOK, action: "pingWebhook", after: { messageId: "m" } }],
  ["Priya Nair deleted the webhook Old", { action: "deleteWebhook", subjectId: "gone", before: { name: "Old" } }],
  [
    "Priya Nair sent messages again to the webhook Payroll",
    { ...OF_WEBHOOK, action: "replayWebhooks", after: { repeated: 3 } },
  ],
  [
    "Priya Nair changed the secret of the webhook Payroll",
    { ...OF_WEBHOOK, action: "rotateWebhookSecret", after: { oldSecretUntil: "2027-03-02T15:00:00.000Z" } },
  ],
  [
    "Awayday turned off the webhook Payroll, because it stopped working",
    { ...OF_WEBHOOK, action: "stopWebhook", actorId: null, actorName: null, source: "clock", after: { isOn: false } },
  ],
  [
    "Priya Nair connected their own calendar in Google Calendar",
    { action: "connectCalendar", after: { service: "google", officeId: null } },
  ],
  [
    "Awayday stopped updating an office's calendar in Microsoft 365",
    {
      action: "stopCalendar",
      actorId: null,
      actorName: null,
      source: "clock",
      after: { service: "microsoft", officeId: "o1", trouble: "revoked" },
    },
  ],
  ["Priya Nair created the API key Payroll", { ...OF_WEBHOOK, action: "createKey", after: { service: false } }],
  [
    "Priya Nair created the API key Payroll for the organization",
    { ...OF_WEBHOOK, action: "createServiceKey", after: { service: true } },
  ],
  [
    "Priya Nair revoked the API key Payroll of Grace Kim",
    { ...OF_WEBHOOK, action: "revokeKey", before: { userId: "g", service: false } },
  ],
  [
    "Priya Nair revoked the API key Payroll of the organization",
    { ...OF_WEBHOOK, action: "revokeKey", before: { userId: "g", service: true } },
  ],
  ["Priya Nair revoked the provisioning token Payroll", { ...OF_WEBHOOK, action: "revokeProvisioningToken" }],
  [
    "Priya Nair created a calendar link to their team's time off",
    { action: "createFeed", subjectKind: "feed", subjectId: "f", after: { kind: "team" } },
  ],
  ["Priya Nair: Rename team", { action: "renameTeam" }],
])("%s", (sentence, event) => expect(auditSentence({ ...EVENT, ...event })).toBe(sentence));

test.each(auditActions())("the action %s has a sentence, also without values", (action) => {
  for (const known of [leave, null]) {
    const sentence = auditSentence({ ...EVENT, action, leave: known, names: known ? EVENT.names : {} });
    expect(sentence).toMatch(/^Priya Nair [a-z][^:]*\S(: [^:]+)?$/);
    expect(sentence).not.toMatch(/undefined|null| {2}|,$/);
  }
});
