import { ProfilePatch } from "#core/people/ProfileInput.ts";
import { findPerson } from "#db/queries/person.ts";
import { User } from "#db/models/User.ts";
import { given } from "./given.ts";
import { operation } from "./operation.ts";
import { personalText } from "./personalText.ts";

/** Changes one's own name and notification choices. */
export const editProfile = operation("editProfile", ProfilePatch, async (patch, { me, tx, now, audit }) => {
  const { organizationId, id } = me;
  await User.update({ ...given(patch), updatedAt: now }, { where: { organizationId, id }, transaction: tx });
  const traced = async (name: string) => ({ text: await personalText(organizationId, id, name, tx) });
  await audit({
    subject: ["user", id],
    before: patch.name ? { name: await traced(me.name) } : {},
    after: {
      ...(patch.name ? { name: await traced(patch.name) } : {}),
      ...(patch.notificationChoices ? { notificationChoices: patch.notificationChoices } : {}),
    },
  });
  return (await findPerson(organizationId, id, tx)) ?? me;
});
