import type { PolicyDocument } from "../document/PolicyDocument.ts";

export interface PolicyTemplate {
  id: string;
  name: string;
  /** An ISO 3166-1 code. Absent for company practices. */
  country?: string;
  kind: "statutory" | "company";
  leaveType: string;
  /** The law and its sections, or a short description of the practice. */
  source: string;
  year: number;
  document: PolicyDocument;
}
