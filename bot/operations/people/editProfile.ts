import { ProfilePatch } from "#core/people/ProfileInput.ts";
import { assertNotManaged } from "#core/provisioning/lockedFields.ts";
import { changedChoices } from "#core/preferences/NotificationChoices.ts";
import { findPerson } from "#db/queries/people/person.ts";
import { findManagedPerson } from "#db/queries/provisioning/managed.ts";
import { User } from "#db/models/User.ts";
import { changedFields, isEmptyPatch } from "../changedFields.ts";
import { operation } from "../operation.ts";
import { personalText } from "../personalText.ts";
import { withLeaveTypes } from "./steps/withLeaveTypes.ts";

/** Locks the caller, so that changes from two tabs are both kept. */
export const editProfile = operation(
  "editProfile",
  ProfilePatch,
  async (patch, { me, tx, now, audit, unchanged }) => {
    const { organizationId, id } = me;
    const given = {
      name: patch.name,
      theme: patch.theme,
      weekStart: patch.weekStart,
      notificationChoices: changedChoices(me.notificationChoices, patch.notificationChoices ?? {}),
    };
    const { name, ...changes } = changedFields(given, me);
    if (isEmptyPatch({ name, ...changes })) {
      unchanged();
      return withLeaveTypes(me, tx);
    }
    if (name !== undefined) assertNotManaged(me, await findManagedPerson(me, { now, tx }), { name });
    const renamed = name === undefined ? {} : { name };
    await User.update({ ...renamed, ...changes, updatedAt: now }, { where: { organizationId, id }, transaction: tx });
    const traced = async (text: string) =>
      name === undefined ? {} : { name: { text: await personalText(organizationId, id, text, tx) } };
    const fields = Object.keys(changes) as (keyof typeof changes)[];
    await audit({
      subject: ["user", id],
      before: { ...(await traced(me.name)), ...Object.fromEntries(fields.map((field) => [field, me[field]])) },
      after: { ...(await traced(name ?? me.name)), ...changes },
    });
    return withLeaveTypes((await findPerson(organizationId, id, tx)) ?? me, tx);
  },
  { locksMe: true },
);
