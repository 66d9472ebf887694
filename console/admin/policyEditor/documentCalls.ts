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

/** The server refuses an outdated `version`, and saves only what differs from the document in effect on `basedOn`. */
export interface DocumentEdit {
  document: PolicyDocument;
  effectiveOn?: string;
  version: number;
  basedOn: string;
}

export type SavedDocument = Pick<PolicyDocumentAnswer, "document" | "version" | "effectiveOn">;

export const documentQuery = (id: string) => ({
  queryKey: ["policy-document", id],
  queryFn: () => call<PolicyDocumentAnswer>("GET", pathOf(id)),
});

export const documentImpact = (id: string, edit: DocumentEdit | null) => impactQuery(`${pathOf(id)}/preview`, edit);

export const impactQuery = (path: string, edit: object | null) => ({
  queryKey: ["policy-document-impact", path, edit],
  queryFn: ({ signal }: { signal: AbortSignal }) => call<PolicyImpactAnswer>("POST", path, edit, signal),
  enabled: edit !== null,
  retry: false,
});

export type ImpactQuery = ReturnType<typeof impactQuery>;

export const saveDocument = (id: string, edit: DocumentEdit & { confirmed?: true }) =>
  call<EditedDocumentAnswer>("PUT", pathOf(id), edit);

interface CopyWanted {
  officeIds: readonly string[];
  effectiveOn?: string;
  confirmed?: true;
}

/** Copies the version of the effective date to all of the offices, or to none of them. */
export const copyDocument = (id: string, wanted: CopyWanted) =>
  call<CopiedPolicyAnswer[]>("POST", `${pathOf(id)}/copy`, wanted);

export const copyImpact = (id: string, wanted: CopyWanted | null) => impactQuery(`${pathOf(id)}/copy/preview`, wanted);

/** Newest version first. */
export const versionsQuery = (id: string) => ({
  queryKey: ["policy-versions", id],
  queryFn: () => call<PolicyVersionAnswer[]>("GET", `${policyPath(id)}/versions`),
});
