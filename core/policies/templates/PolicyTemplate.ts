import type { PolicyDocument } from "../document/PolicyDocument.ts";

/** A policy to start from: the statutory minimum of a country, or a common style of companies. */
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
  /** The year whose text or practice the document states. */
  year: number;
  document: PolicyDocument;
}
