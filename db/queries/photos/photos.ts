import type { Transaction } from "sequelize";
import type { PhotoSource } from "#core/photos/photoSources.ts";
import { row, rows } from "../statement.ts";

interface Owner {
  organizationId: string;
  id: string;
}

const SET = {
  name: "set-photo",
  text: `
    WITH stored AS (
      INSERT INTO photos (organization_id, user_id, image, updated_at, source, checked_at)
      VALUES ($1, $2, $3, $5, $6::text, CASE WHEN $6::text <> 'upload' THEN $5::timestamptz END)
      ON CONFLICT (organization_id, user_id) DO UPDATE SET image = excluded.image, updated_at = excluded.updated_at,
        source = excluded.source, checked_at = excluded.checked_at
    )
    UPDATE users SET photo_version = $4, updated_at = $5 WHERE organization_id = $1 AND id = $2`,
};

export async function setPhotoOf(
  { organizationId, id }: Owner,
  { image, version, source }: { image: Uint8Array; version: string; source: PhotoSource },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  await rows(SET, [organizationId, id, Buffer.from(image), version, now, source], tx);
}

const DELETE = {
  name: "delete-photo",
  text: `
    WITH deleted AS (DELETE FROM photos WHERE organization_id = $1 AND user_id = $2)
    UPDATE users SET photo_version = NULL, updated_at = $3 WHERE organization_id = $1 AND id = $2`,
};

export async function deletePhotoOf(
  { organizationId, id }: Owner,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  await rows(DELETE, [organizationId, id, now], tx);
}

const ONE = {
  name: "photo",
  text: `
    SELECT p.image, p.source, p.updated_at AS "updatedAt", u.photo_version AS version, u.is_active AS "isActive"
    FROM photos p JOIN users u ON u.organization_id = p.organization_id AND u.id = p.user_id
    WHERE p.organization_id = $1 AND p.user_id = $2`,
};

export interface FoundPhoto {
  image: Buffer;
  source: PhotoSource;
  updatedAt: Date;
  version: string;
  isActive: boolean;
}

export function findPhoto({ organizationId, id }: Owner, tx?: Transaction): Promise<FoundPhoto | undefined> {
  return row<FoundPhoto>(ONE, [organizationId, id], tx);
}
