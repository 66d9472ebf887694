import type { AvatarUrl } from "../avatarUrl.ts";

export function avatarOf(
  { id, name, photoVersion }: { id: string; name: string; photoVersion: string | null },
  avatarUrl: AvatarUrl,
): string {
  return photoVersion === null ? avatarUrl(name) : `/api/users/${id}/photo?v=${photoVersion}`;
}
