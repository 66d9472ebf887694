import type { PolicyImpactAnswer } from "#core/api/PolicyAnswer.ts";
import type {
  CopiedPolicyAnswer,
  EditedDocumentAnswer,
  PolicyDocumentAnswer,
  PolicyVersionAnswer,
} from "#core/api/PolicyDocumentAnswer.ts";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { at, call } from "#console/shared/api/call.ts";

const policyPath = (id: string) => at("api", "pto-policies", id);
const pathOf = (id: string) => `${policyPath(id)}/document`;

/**
 * A document to save, and its effective day: by default the first day of the current leave year, or today if the
 * change starts or ends unlimited time off. The server refuses the document if the policy was changed after the version
 * that it was made from.
 */
export interface DocumentEdit {
  document: PolicyDocument;
  effectiveOn?: string;
  version: number;
}

/** A document as it was saved, with the policy's latest version at that time. */
export type SavedDocument = Pick<PolicyDocumentAnswer, "document" | "version">;

/** Queries a policy's document. */
export const documentQuery = (id: string) => ({
  queryKey: ["policy-document", id],
  queryFn: () => call<PolicyDocumentAnswer>("GET", pathOf(id)),
});

/** Queries the balances that saving a document would change; waits while `edit` is null. */
export const documentImpact = (id: string, edit: DocumentEdit | null) => impactQuery(`${pathOf(id)}/preview`, edit);

/** Queries the balances that a change would affect, previewed by the server at `path`; waits while `edit` is null. */
export const impactQuery = (path: string, edit: object | null) => ({
  queryKey: ["policy-document-impact", path, edit],
  queryFn: ({ signal }: { signal: AbortSignal }) => call<PolicyImpactAnswer>("POST", path, edit, signal),
  enabled: edit !== null,
  retry: false,
});

export type ImpactQuery = ReturnType<typeof impactQuery>;

/** Saves a document. The server refuses an edit that leaves people below zero unless it is confirmed. */
export const saveDocument = (id: string, edit: DocumentEdit & { confirmed?: true }) =>
  call<EditedDocumentAnswer>("PUT", pathOf(id), edit);

/** The offices to which a policy is copied, and the effective day there. */
interface CopyWanted {
  officeIds: readonly string[];
  effectiveOn?: string;
  confirmed?: true;
}

/** Copies today's policy to other offices: to all of them, or to none. */
export const copyDocument = (id: string, wanted: CopyWanted) =>
  call<CopiedPolicyAnswer[]>("POST", `${pathOf(id)}/copy`, wanted);

/** Queries the versions of a policy, newest first. */
export const versionsQuery = (id: string) => ({
  queryKey: ["policy-versions", id],
  queryFn: () => call<PolicyVersionAnswer[]>("GET", `${policyPath(id)}/versions`),
});
