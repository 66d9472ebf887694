import type { Transaction } from "sequelize";
import { rows } from "../statement.ts";

export interface RequestMessageRow {
  id: string;
  requestId: string;
  authorId: string;
  authorName: string;
  text: string | null;
  sentAt: Date;
}

const VIEW = `
  SELECT m.id, m.request_id AS "requestId", m.author_id AS "authorId", u.name AS "authorName", m.text, m.sent_at AS "sentAt"
  FROM request_messages m JOIN users u ON u.organization_id = m.organization_id AND u.id = m.author_id`;

const OF_REQUEST = {
  name: "messages-of-request",
  text: `${VIEW} WHERE m.organization_id = $1 AND m.request_id = $2 ORDER BY m.sent_at, m.id`,
};

export function findMessagesOf(
  organizationId: string,
  requestId: string,
  tx?: Transaction,
): Promise<RequestMessageRow[]> {
  return rows<RequestMessageRow>(OF_REQUEST, [organizationId, requestId], tx);
}

const SOME = { name: "messages-by-id", text: `${VIEW} WHERE m.organization_id = $1 AND m.id = ANY ($2::uuid[])` };

export function findMessages(organizationId: string, ids: readonly string[]): Promise<RequestMessageRow[]> {
  return rows<RequestMessageRow>(SOME, [organizationId, ids]);
}

const OF_PERSON = {
  name: "messages-of-person",
  text: `${VIEW}
    WHERE m.organization_id = $1 AND (m.author_id = $2
      OR m.request_id IN (SELECT id FROM pto_requests WHERE organization_id = $1 AND user_id = $2))
    ORDER BY m.sent_at DESC, m.id DESC LIMIT $3`,
};

export function findMessagesOfPerson(
  organizationId: string,
  userId: string,
  most: number,
  tx: Transaction,
): Promise<RequestMessageRow[]> {
  return rows<RequestMessageRow>(OF_PERSON, [organizationId, userId, most], tx);
}

const INSERT = {
  name: "message-insert",
  text: `
    WITH counted AS (
      UPDATE pto_requests SET message_count = message_count + 1, updated_at = $6
      WHERE organization_id = $1 AND id = $3)
    INSERT INTO request_messages (organization_id, id, request_id, author_id, text, sent_at)
    VALUES ($1, $2, $3, $4, $5, $6)`,
};

/** The caller must lock the request, because its message count also changes. */
export async function insertMessage(
  organizationId: string,
  { id, requestId, authorId, text, sentAt }: Omit<RequestMessageRow, "authorName">,
  tx: Transaction,
): Promise<void> {
  await rows(INSERT, [organizationId, id, requestId, authorId, text, sentAt], tx);
}
