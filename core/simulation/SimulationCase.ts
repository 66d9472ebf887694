import { z } from "zod";
import { policyDate } from "#core/policies/document/dateRules.ts";
import { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { PolicyEvent } from "#core/policies/facts/PolicyEvent.ts";
import { PolicyPerson } from "#core/policies/facts/PolicyPerson.ts";

export const QUESTIONS = [
  "entitlement",
  "balance",
  "usable",
  "bookable",
  "forfeited",
  "transferred",
  "advance",
  "payout",
  "cost",
  "unpaid",
  "noticeRequired",
  "approverCount",
  "evidenceRequired",
  "accepted",
] as const;
export type Question = (typeof QUESTIONS)[number];

/** Ignores other fields of a case, such as `id`. */
export const SimulationCase = z.object({
  policy: PolicyDocument,
  person: PolicyPerson,
  events: z.array(PolicyEvent).max(20_000),
  asOf: policyDate,
  ask: z.enum(QUESTIONS),
});
export type SimulationCase = z.output<typeof SimulationCase>;
