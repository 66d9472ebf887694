import type { Transaction } from "sequelize";
import { namedApprovers } from "#core/policies/document/checks/approverProblems.ts";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import type { PeopleNames } from "#core/policies/document/summary/approvalTexts.ts";
import type { PolicyTerms } from "#core/policies/PolicyTerms.ts";
import type { Versioned } from "#core/policies/Versioned.ts";
import { peopleAround } from "#db/queries/people/hierarchy.ts";

const IS_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function approverIds(documents: readonly PolicyDocument[]): string[] {
  return [...new Set(documents.flatMap(namedApprovers))].filter((id) => IS_ID.test(id));
}

export async function approverNames(
  organizationId: string,
  documents: readonly PolicyDocument[],
  tx?: Transaction,
): Promise<PeopleNames> {
  const ids = approverIds(documents);
  if (ids.length === 0) return new Map();
  return new Map([...(await peopleAround(organizationId, ids, tx))].map(([id, { name }]) => [id, name]));
}

export function documentsOf(policies: readonly { versions: readonly Versioned<PolicyTerms>[] }[]): PolicyDocument[] {
  return policies.flatMap(({ versions }) => versions.flatMap(({ value }) => value.document ?? []));
}
