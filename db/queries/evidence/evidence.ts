import type { Transaction } from "sequelize";
import type { EvidenceType } from "#core/evidence/evidenceTypes.ts";
import { row, rows } from "../statement.ts";

export interface EvidenceRow {
  id: string;
  requestId: string;
  name: string;
  type: EvidenceType;
  bytes: number;
  uploadedAt: Date;
  uploadedById: string;
  uploadedByName: string;
}

const VIEW = `
  e.id, e.request_id AS "requestId", e.name, e.type, e.bytes, e.uploaded_at AS "uploadedAt",
  e.uploaded_by_id AS "uploadedById", u.name AS "uploadedByName"`;
const FROM = "FROM evidence e JOIN users u ON u.organization_id = e.organization_id AND u.id = e.uploaded_by_id";

const OF_REQUEST = {
  name: "evidence-of-request",
  text: `SELECT ${VIEW} ${FROM} WHERE e.organization_id = $1 AND e.request_id = $2 ORDER BY e.id`,
};

export function findEvidenceOf(organizationId: string, requestId: string, tx?: Transaction): Promise<EvidenceRow[]> {
  return rows<EvidenceRow>(OF_REQUEST, [organizationId, requestId], tx);
}

const OF_PERSON = {
  name: "evidence-of-person",
  text: `
    SELECT ${VIEW}, e.key_sealed AS "keySealed" ${FROM}
    WHERE e.organization_id = $1 AND e.request_id IN (SELECT id FROM pto_requests WHERE organization_id = $1 AND user_id = $2)
    ORDER BY e.id DESC LIMIT $3`,
};

export function findEvidenceOfPerson(
  organizationId: string,
  userId: string,
  most: number,
  tx: Transaction,
): Promise<(EvidenceRow & { keySealed: string })[]> {
  return rows(OF_PERSON, [organizationId, userId, most], tx);
}

const ONE = {
  name: "evidence",
  text: `
    SELECT ${VIEW}, e.key_sealed AS "keySealed" ${FROM}
    WHERE e.organization_id = $1 AND e.request_id = $2 AND e.id = $3`,
};

export function findEvidence(
  organizationId: string,
  { requestId, id }: { requestId: string; id: string },
  tx: Transaction,
): Promise<(EvidenceRow & { keySealed: string }) | undefined> {
  return row(ONE, [organizationId, requestId, id], tx);
}

const PART = {
  name: "evidence-part",
  text: "SELECT content FROM evidence_parts WHERE organization_id = $1 AND evidence_id = $2 AND part = $3",
};

export async function findPart(organizationId: string, id: string, part: number): Promise<Buffer | undefined> {
  return (await row<{ content: Buffer }>(PART, [organizationId, id, part]))?.content;
}

const INSERT = {
  name: "evidence-insert",
  text: `
    WITH counted AS (
      UPDATE pto_requests SET evidence_count = evidence_count + 1, updated_at = $9
      WHERE organization_id = $1 AND id = $3)
    INSERT INTO evidence (organization_id, id, request_id, uploaded_by_id, name, type, bytes, key_sealed, uploaded_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
};
const INSERT_PART = {
  name: "evidence-insert-part",
  text: "INSERT INTO evidence_parts (organization_id, evidence_id, part, content) VALUES ($1, $2, $3, $4)",
};

/** The caller must have locked the request. `parts` are encrypted and in order. */
export async function insertEvidence(
  organizationId: string,
  file: Omit<EvidenceRow, "uploadedByName"> & { keySealed: string },
  parts: AsyncIterable<Buffer>,
  tx: Transaction,
): Promise<void> {
  const { id, requestId, uploadedById, name, type, bytes, keySealed, uploadedAt } = file;
  await rows(INSERT, [organizationId, id, requestId, uploadedById, name, type, bytes, keySealed, uploadedAt], tx);
  let part = 0;
  for await (const sealed of parts) {
    await rows(INSERT_PART, [organizationId, id, part, sealed], tx);
    part += 1;
  }
}

const LOCK_SPACE = {
  name: "evidence-lock-space",
  text: "SELECT pg_advisory_xact_lock(hashtextextended('evidence ' || $1::text, 0))",
};
const SPACE = {
  name: "evidence-space",
  text: `
    SELECT count(*)::int AS files, coalesce(sum(bytes), 0)::float8 AS bytes,
      count(*) FILTER (WHERE uploaded_by_id = $2)::int AS "filesOfPerson",
      coalesce(sum(bytes) FILTER (WHERE uploaded_by_id = $2), 0)::float8 AS "bytesOfPerson"
    FROM evidence WHERE organization_id = $1`,
};

/** Locks the organization's evidence until the transaction ends, so that concurrent uploads can't exceed the limit. */
export async function lockSpace({ organizationId, id }: { organizationId: string; id: string }, tx: Transaction) {
  await rows(LOCK_SPACE, [organizationId], tx);
  const found = await row<Record<"files" | "bytes" | "filesOfPerson" | "bytesOfPerson", number>>(
    SPACE,
    [organizationId, id],
    tx,
  );
  const { files = 0, bytes = 0, filesOfPerson = 0, bytesOfPerson = 0 } = found ?? {};
  return { organization: { files, bytes }, person: { files: filesOfPerson, bytes: bytesOfPerson } };
}
