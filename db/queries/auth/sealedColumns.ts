import { QueryTypes } from "sequelize";
import { database } from "#db/connect.ts";

export const SEALED_COLUMNS = [
  { table: "invitations", key: "id", column: "token_sealed" },
  { table: "slack_installations", key: "id", column: "tokens_sealed" },
  { table: "evidence", key: "id", column: "key_sealed" },
  { table: "second_factors", key: "user_id", column: "offered_sealed" },
  { table: "second_factors", key: "user_id", column: "secret_sealed" },
  { table: "api_answers", key: "id", column: "body_sealed" },
  { table: "calendar_connections", key: "id", column: "tokens_sealed" },
  { table: "sso_connections", key: "id", column: "client_secret_sealed" },
  { table: "webhook_endpoints", key: "id", column: "old_secret_sealed" },
  { table: "webhook_endpoints", key: "id", column: "secret_sealed" },
] as const;
export type SealedColumn = (typeof SEALED_COLUMNS)[number];

export interface SealedText {
  organizationId: string;
  id: string;
  sealed: string;
}

const AT_ONCE = 500;

export function findSealedByOthers(
  { table, key, column }: SealedColumn,
  keyId: string,
  after: Pick<SealedText, "organizationId" | "id"> | undefined,
): Promise<SealedText[]> {
  return database().sequelize.query<SealedText>(
    `SELECT organization_id AS "organizationId", ${key} AS id, ${column} AS sealed
     FROM ${table}
     WHERE ${column} NOT LIKE :own ${after ? `AND (organization_id, ${key}) > (:organizationId, :id)` : ""}
     ORDER BY organization_id, ${key} LIMIT ${AT_ONCE}`,
    { type: QueryTypes.SELECT, replacements: { own: `${keyId}.%`, ...after } },
  );
}

export async function replaceSealed(
  { table, key, column }: SealedColumn,
  { organizationId, id, sealed }: SealedText,
  next: string,
): Promise<boolean> {
  const { rowCount } = await database().pool.query(
    `UPDATE ${table} SET ${column} = $4 WHERE organization_id = $1 AND ${key} = $2 AND ${column} = $3`,
    [organizationId, id, sealed, next],
  );
  return rowCount === 1;
}
