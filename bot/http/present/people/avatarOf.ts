import type { AvatarUrl } from "../avatarUrl.ts";

/** The picture for the name if the person has no photo. */
export function avatarOf(
  { id, name, photoVersion }: { id: string; name: string; photoVersion: string | null },
  avatarUrl: AvatarUrl,
): string {
  return photoVersion === null ? avatarUrl(name) : `/api/users/${id}/photo?v=${photoVersion}`;
}
