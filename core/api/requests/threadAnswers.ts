import { z } from "zod";
import { EVIDENCE_TYPES, type EvidenceType } from "#core/evidence/evidenceTypes.ts";
import { count, id, instant } from "../fields.ts";

export const EvidenceAnswer = z.strictObject({
  id,
  name: z.string(),
  type: z.enum(Object.keys(EVIDENCE_TYPES) as [EvidenceType, ...EvidenceType[]]),
  /** In bytes. */
  size: count,
  uploadedAt: instant,
  uploadedByName: z.string(),
});
export type EvidenceAnswer = z.infer<typeof EvidenceAnswer>;

export const RequestMessageAnswer = z.strictObject({
  id,
  /** Null if the text was erased. */
  text: z.string().nullable(),
  sentAt: instant,
  authorId: id,
  authorName: z.string(),
});
export type RequestMessageAnswer = z.infer<typeof RequestMessageAnswer>;
