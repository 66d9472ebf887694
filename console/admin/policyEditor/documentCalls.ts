import type {
  EditedDocumentAnswer,
  DocumentImpactAnswer,
  PolicyDocumentAnswer,
} from "#core/api/PolicyDocumentAnswer.ts";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { at, call } from "#console/shared/api/call.ts";

const pathOf = (id: string) => at("api", "pto-policies", id, "document");

/** A document to save, and its effective day; without one, the first day of the current leave year. */
export interface DocumentEdit {
  document: PolicyDocument;
  effectiveOn?: string;
}

/** The document of a policy. */
export const documentQuery = (id: string) => ({
  queryKey: ["policy-document", id],
  queryFn: () => call<PolicyDocumentAnswer>("GET", pathOf(id)),
});

/** The balances that saving a document would change. */
export const documentImpact = (id: string, edit: DocumentEdit | null) => ({
  queryKey: ["policy-document-impact", id, edit],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call<DocumentImpactAnswer>("POST", `${pathOf(id)}/preview`, edit, signal),
  enabled: edit !== null,
  retry: false,
});

/** Saves a document. The server refuses an edit that leaves people below zero unless it is confirmed. */
export const saveDocument = (id: string, edit: DocumentEdit & { confirmed?: true }) =>
  call<EditedDocumentAnswer>("PUT", pathOf(id), edit);
