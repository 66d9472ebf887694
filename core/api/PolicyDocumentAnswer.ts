import { z } from "zod";
import { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { id, instant, isoDate } from "./fields.ts";
import { PolicyImpactAnswer } from "./PolicyAnswer.ts";

export const PolicyDocumentAnswer = z.strictObject({
  document: PolicyDocument,
  effectiveOn: isoDate,
  /** The policy's latest version. A save with an older version is refused. */
  version: z.int(),
  summary: z.string(),
});
export type PolicyDocumentAnswer = z.infer<typeof PolicyDocumentAnswer>;

export const EditedDocumentAnswer = PolicyDocumentAnswer.extend({ notice: z.string().exactOptional() });
export type EditedDocumentAnswer = z.infer<typeof EditedDocumentAnswer>;

export const DocumentImpactAnswer = PolicyImpactAnswer.extend({ summary: z.string() });
export type DocumentImpactAnswer = z.infer<typeof DocumentImpactAnswer>;

export const SimulatedCaseAnswer = z.union([
  z.strictObject({ id: z.unknown(), value: z.number().nullable() }),
  z.strictObject({ id: z.unknown(), error: z.string() }),
]);
export type SimulatedCaseAnswer = z.infer<typeof SimulatedCaseAnswer>;

export const PolicyVersionAnswer = z.strictObject({
  version: z.int(),
  madeAt: instant,
  madeBy: z.strictObject({ id, name: z.string() }).nullable(),
  /** Null if the version applies from the start. */
  effectiveOn: isoDate.nullable(),
  isInForce: z.boolean(),
  document: PolicyDocument,
  summary: z.string(),
  differences: z.array(z.strictObject({ before: z.string().nullable(), after: z.string().nullable() })),
});
export type PolicyVersionAnswer = z.infer<typeof PolicyVersionAnswer>;

export const CopiedPolicyAnswer = z.strictObject({
  officeId: id,
  policyId: id,
  effectiveOn: isoDate,
  isChanged: z.boolean(),
});
export type CopiedPolicyAnswer = z.infer<typeof CopiedPolicyAnswer>;
