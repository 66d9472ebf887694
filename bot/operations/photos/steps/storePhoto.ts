import { createHash } from "node:crypto";
import type { Transaction } from "sequelize";
import type { PhotoSource } from "#core/photos/photoSources.ts";
import { findPhoto, setPhotoOf } from "#db/queries/photos/photos.ts";

const VERSION_LENGTH = 16;

interface NewPhoto {
  image: Uint8Array;
  source: PhotoSource;
}

export function photoVersion({ id }: { id: string }, image: Uint8Array): string {
  return createHash("sha256").update(id).update(image).digest("hex").slice(0, VERSION_LENGTH);
}

export async function isStored(
  person: { organizationId: string; id: string; photoVersion: string | null },
  { image, source }: NewPhoto,
  tx: Transaction,
): Promise<boolean> {
  return photoVersion(person, image) === person.photoVersion && (await findPhoto(person, tx))?.source === source;
}

export async function storePhoto(
  person: { organizationId: string; id: string },
  { image, source }: NewPhoto,
  at: { tx: Transaction; now: Date },
): Promise<void> {
  await setPhotoOf(person, { image, version: photoVersion(person, image), source }, at);
}
