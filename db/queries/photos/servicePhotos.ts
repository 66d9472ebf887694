import type { Transaction } from "sequelize";
import type { PhotoService, PhotoSource } from "#core/photos/photoSources.ts";
import { row, rows } from "../statement.ts";

interface Owner {
  organizationId: string;
  id: string;
}

const CHOICES = {
  name: "photo-choices",
  text: `
    SELECT o.allows_service_photos AS "isAllowed", p.source,
      (SELECT picture FROM identities WHERE organization_id = $1 AND user_id = $2 AND provider = 'google' LIMIT 1)
        AS "googlePicture"
    FROM organizations o LEFT JOIN photos p ON p.organization_id = o.id AND p.user_id = $2
    WHERE o.id = $1`,
};

export interface PhotoFacts {
  isAllowed: boolean;
  source: PhotoSource | null;
  googlePicture: string | null;
}

export async function findPhotoFacts({ organizationId, id }: Owner): Promise<PhotoFacts> {
  return (
    (await row<PhotoFacts>(CHOICES, [organizationId, id])) ?? { isAllowed: false, source: null, googlePicture: null }
  );
}

const ALLOWED = {
  name: "service-photos-allowed",
  text: 'SELECT allows_service_photos AS "isAllowed" FROM organizations WHERE id = $1 FOR SHARE',
};

/** Locks the setting until the transaction ends. */
export async function holdServicePhotos(organizationId: string, tx: Transaction): Promise<boolean> {
  return (await row<{ isAllowed: boolean }>(ALLOWED, [organizationId], tx))?.isAllowed === true;
}

const NOTE_PICTURE = {
  name: "note-google-picture",
  text: `
    WITH noted AS (
      UPDATE identities i SET picture = $2 FROM organizations o
      WHERE i.provider = 'google' AND i.subject = $1 AND i.picture IS DISTINCT FROM $2
        AND o.id = i.organization_id AND o.allows_service_photos
      RETURNING i.organization_id, i.user_id
    )
    UPDATE photos p SET checked_at = to_timestamp(0) FROM noted n
    WHERE p.organization_id = n.organization_id AND p.user_id = n.user_id AND p.source = 'google'`,
};

export async function noteGooglePicture(subject: string, picture: string | null): Promise<void> {
  await rows(NOTE_PICTURE, [subject, picture]);
}

const TAKE_DUE = {
  name: "take-due-photos",
  text: `
    UPDATE photos p SET checked_at = $1
    FROM (
      SELECT d.organization_id, d.user_id
      FROM photos d
      JOIN users u ON u.organization_id = d.organization_id AND u.id = d.user_id AND u.is_active
      WHERE d.source <> 'upload' AND d.checked_at < $2
      ORDER BY d.checked_at LIMIT $3
      FOR UPDATE OF d SKIP LOCKED
    ) due
    WHERE p.organization_id = due.organization_id AND p.user_id = due.user_id
    RETURNING p.organization_id AS "organizationId", p.user_id AS id, p.source AS service`,
};

export interface DuePhoto extends Owner {
  service: PhotoService;
}

export function takeDuePhotos(noted: Date, before: Date, most: number): Promise<DuePhoto[]> {
  return rows<DuePhoto>(TAKE_DUE, [noted, before, most]);
}

const CHECKED = {
  name: "note-checked-photo",
  text: `
    UPDATE photos SET checked_at = $4
    WHERE organization_id = $1 AND user_id = $2 AND source <> 'upload' AND checked_at = $3`,
};

/** Call after the service answers. Does nothing if the photo became due again in the meantime. */
export async function noteChecked(
  { organizationId, id }: Owner,
  { noted, now }: { noted: Date; now: Date },
): Promise<void> {
  await rows(CHECKED, [organizationId, id, noted, now]);
}

const FORGET = {
  name: "forget-service-photos",
  text: `
    WITH gone AS (
      DELETE FROM photos WHERE organization_id = $1 AND source <> 'upload' RETURNING user_id
    ), forgotten AS (
      UPDATE identities SET picture = NULL WHERE organization_id = $1 AND picture IS NOT NULL
    )
    UPDATE users SET photo_version = NULL, updated_at = $2
    WHERE organization_id = $1 AND id IN (SELECT user_id FROM gone)
    RETURNING id`,
};

export async function forgetServicePhotos(
  organizationId: string,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<number> {
  return (await rows(FORGET, [organizationId, now], tx)).length;
}
