import type { PolicyDocument } from "../document/PolicyDocument.ts";

/** A policy to start from: a country's statutory minimum, or a common company practice. */
export interface PolicyTemplate {
  id: string;
  name: string;
  /** ISO 3166-1 code; absent in company styles. */
  country?: string;
  kind: "statutory" | "company";
  /** The key of the leave type that the policy is for, such as `vacation` or `sick`. */
  leaveType: string;
  /** The law and its sections, or a short description of the practice. */
  source: string;
  /** The year of the law or practice that the document reflects. */
  year: number;
  document: PolicyDocument;
}
