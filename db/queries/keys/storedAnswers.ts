import type { Transaction } from "sequelize";
import { row, rows } from "../statement.ts";

export interface StoredAnswer {
  fingerprint: Buffer;
  status: number;
  bodySealed: string;
}

const FIND = {
  name: "api-answer",
  text: `
    SELECT fingerprint, status, body_sealed AS "bodySealed" FROM api_answers WHERE organization_id = $1 AND id = $2`,
};

export function findApiAnswer(organizationId: string, id: string): Promise<StoredAnswer | undefined> {
  return row<StoredAnswer>(FIND, [organizationId, id]);
}

const KEEP = {
  name: "api-answer-keep",
  text: `
    INSERT INTO api_answers (organization_id, id, fingerprint, status, body_sealed, created_at)
    VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
};

export async function keepApiAnswer(
  organizationId: string,
  id: string,
  { fingerprint, status, bodySealed, now }: StoredAnswer & { now: Date },
): Promise<void> {
  await rows(KEEP, [organizationId, id, fingerprint, status, bodySealed, now]);
}

const FORGET = { name: "api-answers-forget", text: "DELETE FROM api_answers WHERE created_at <= $1" };

export async function forgetApiAnswers(until: Date, tx: Transaction): Promise<void> {
  await rows(FORGET, [until], tx);
}
