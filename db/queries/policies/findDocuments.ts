import type { Transaction } from "sequelize";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { rows } from "../statement.ts";

const DOCUMENTS = {
  name: "policy-documents",
  text: "SELECT DISTINCT document FROM policy_versions WHERE organization_id = $1 AND document IS NOT NULL",
};

/** Includes documents that policies no longer have. */
export async function findDocuments(organizationId: string, tx: Transaction): Promise<PolicyDocument[]> {
  const found = await rows<{ document: PolicyDocument }>(DOCUMENTS, [organizationId], tx);
  return found.map(({ document }) => document);
}
