import type { AvatarUrl } from "../avatarUrl.ts";

/** Returns the URL of a person's photo or, if they have none, of the picture for their name. */
export function avatarOf(
  { id, name, photoVersion }: { id: string; name: string; photoVersion: string | null },
  avatarUrl: AvatarUrl,
): string {
  return photoVersion === null ? avatarUrl(name) : `/api/users/${id}/photo?v=${photoVersion}`;
}
