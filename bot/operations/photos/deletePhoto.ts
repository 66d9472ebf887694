import { Nothing } from "#core/inputs.ts";
import { assertMayDeletePhoto } from "#core/photos/assertMayDeletePhoto.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import { deletePhotoOf } from "#db/queries/photos/photos.ts";
import { announceAccountChange } from "#bot/operations/notifications/steps/announceAccountChange.ts";
import { notFound } from "../notFound.ts";
import { operationOn } from "../operation.ts";

export const deletePhoto = operationOn("deletePhoto", Nothing, async (id, _, context) => {
  const { me: asker, tx, now, audit, again, unchanged } = context;
  const person = await lockPerson(asker.organizationId, id, tx);
  if (!person) throw notFound("The person");
  const { me } = await again();
  assertMayDeletePhoto(me, person);
  if (person.photoVersion === null) return unchanged();
  await deletePhotoOf(person, { tx, now });
  if (person.id !== me.id && person.isActive) {
    await announceAccountChange(person, "photoDeleted", { tx, now, actorId: me.id });
  }
  await audit({ subject: ["user", id], before: { hasPhoto: true }, after: { hasPhoto: false } });
});
