import type { EvidenceAnswer, RequestMessageAnswer } from "#core/api/requests/threadAnswers.ts";
import type { EvidenceRow } from "#db/queries/evidence/evidence.ts";
import type { RequestMessageRow } from "#db/queries/messages/requestMessages.ts";

export function presentEvidence({ id, name, type, bytes, uploadedAt, uploadedByName }: EvidenceRow): EvidenceAnswer {
  return { id, name, type, size: bytes, uploadedAt: uploadedAt.toISOString(), uploadedByName };
}

export function presentMessage({ id, text, sentAt, authorId, authorName }: RequestMessageRow): RequestMessageAnswer {
  return { id, text, sentAt: sentAt.toISOString(), authorId, authorName };
}
