import type { AuditFacts, Predicate } from "./AuditFacts.ts";

const decided = (facts: AuditFacts) => (facts.is("status", "rejected") ? "rejected" : "approved");

const followed: Predicate = (facts) => {
  const leave = `${facts.whose} ${facts.leave}`;
  if (facts.is("status", "cancelled")) return `canceled ${leave}`;
  return facts.is("status", "approved") ? `restored ${leave}` : `booked ${leave}`;
};

const adjusted: Predicate = (facts) => {
  const isTaken = Number(facts.value("minutes")) < 0;
  const place = `${facts.whose} ${facts.type} balance`;
  return isTaken ? `took ${facts.amount("minutes")} from ${place}` : `added ${facts.amount("minutes")} to ${place}`;
};

export const LEAVE_PREDICATES: Readonly<Record<string, Predicate>> = {
  adjustBalance: adjusted,
  attachEvidence: (facts) => `attached a document to ${facts.whose} ${facts.leave}`,
  cancelRequest: (facts) => `canceled ${facts.asked}`,
  cancelRequestFor: (facts) => `canceled ${facts.asked}`,
  createDelegation: (facts) => `made ${facts.text("delegateId", "a person")} a delegate, ${facts.span("from", "to")}`,
  createDelegationFor: (facts) =>
    `made ${facts.text("delegateId", "a person")} the delegate of ${facts.text("approverId", "an approver")}, ${facts.span("from", "to")}`,
  decideRequest: (facts) => `${decided(facts)} ${facts.asked}${facts.actingFor}`,
  deleteDelegation: (facts) =>
    `ended the delegation from ${facts.text("approverId", "an approver")} to ${facts.text("delegateId", "a person")}`,
  deletePersonEvent: (facts) => `deleted recorded hours, an event, or an absence for ${facts.person}`,
  editPersonEvent: (facts) => `edited recorded hours, an event, or an absence for ${facts.person}`,
  editRequest: (facts) => `edited ${facts.whose} ${facts.leave}`,
  expireRequest: (facts) => `canceled ${facts.asked}, because nobody decided in time`,
  followClosure: (facts) => `${followed(facts)}, for a closure`,
  postDue: (facts) => `posted due accruals for ${facts.subject("an office")}`,
  postMessage: (facts) => `wrote about ${facts.whose} ${facts.leave}`,
  readEvidence: (facts) => `opened a document attached to ${facts.whose} ${facts.leave}`,
  recordLeave: (facts) => `recorded ${facts.leave}, for ${facts.person}`,
  recordPersonEvent: (facts) => `recorded hours, an event, or an absence for ${facts.person}`,
  requestChange: (facts) =>
    `${facts.value("isAtOnce") === true ? "changed" : "asked to change"} ${facts.whose} ${facts.leave}`,
  requestCredit: (facts) =>
    `requested ${facts.amount("minutes")} of ${facts.type} for work on ${facts.date("workedOn")}`,
  snoozeRequest: (facts) =>
    facts.value("snoozedUntil") === null
      ? `ended the snooze of the request for ${facts.whose} ${facts.leave}`
      : `snoozed the request for ${facts.whose} ${facts.leave}`,
  submitRequest: (facts) => `requested ${facts.leave}`,
  submitRequestFor: (facts) => `requested ${facts.leave}, for ${facts.person}`,
  undoAdjustment: (facts) => `undid an adjustment of ${facts.whose} ${facts.type} balance`,
  undoDecision: (facts) => `undid a decision on ${facts.asked}`,
  withdrawChange: (facts) => `withdrew a change to ${facts.whose} ${facts.leave}`,
};
