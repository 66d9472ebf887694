import { Nothing } from "#core/inputs.ts";
import { isAtLeast } from "#core/people/access/roles.ts";
import { findPhoto, type FoundPhoto } from "#db/queries/photos/photos.ts";
import { notFound } from "../notFound.ts";
import { readingOn } from "../reading.ts";

export const readPhoto = readingOn("readPhoto", Nothing, async (id, _, { me }): Promise<FoundPhoto> => {
  const photo = await findPhoto({ organizationId: me.organizationId, id });
  if (!photo || (!photo.isActive && !isAtLeast(me.role, "Admin"))) throw notFound("The photo");
  return photo;
});
