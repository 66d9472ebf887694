import { isDeepStrictEqual } from "node:util";
import { ProfilePatch } from "#core/people/ProfileInput.ts";
import { changedChoices } from "#core/preferences/NotificationChoices.ts";
import { findPerson } from "#db/queries/people/person.ts";
import { User } from "#db/models/User.ts";
import { operation } from "../operation.ts";
import { personalText } from "../personalText.ts";
import { withLeaveTypes } from "./steps/withLeaveTypes.ts";

/**
 * Changes the caller's own name, theme, week start, and the given notification choices; null resets a choice to its
 * default. Locks the caller, so that choices made in two tabs are both kept.
 */
export const editProfile = operation(
  "editProfile",
  ProfilePatch,
  async (patch, { me, tx, now, audit, unchanged }) => {
    const { organizationId, id } = me;
    const notificationChoices = changedChoices(me.notificationChoices, patch.notificationChoices ?? {});
    const isRenamed = patch.name !== undefined && patch.name !== me.name;
    const display = { theme: patch.theme ?? me.theme, weekStart: patch.weekStart ?? me.weekStart };
    const shown = { theme: me.theme, weekStart: me.weekStart };
    const isShownAlike = isDeepStrictEqual(display, shown);
    if (!isRenamed && isShownAlike && isDeepStrictEqual(notificationChoices, me.notificationChoices)) {
      unchanged();
      return withLeaveTypes(me, tx);
    }
    const changes = { ...(patch.name ? { name: patch.name } : {}), ...display, notificationChoices };
    await User.update({ ...changes, updatedAt: now }, { where: { organizationId, id }, transaction: tx });
    const traced = async (name: string) => ({ text: await personalText(organizationId, id, name, tx) });
    await audit({
      subject: ["user", id],
      before: {
        ...(patch.name ? { name: await traced(me.name) } : {}),
        ...(patch.notificationChoices ? { notificationChoices: me.notificationChoices } : {}),
        ...(isShownAlike ? {} : shown),
      },
      after: {
        ...(patch.name ? { name: await traced(patch.name) } : {}),
        ...(patch.notificationChoices ? { notificationChoices } : {}),
        ...(isShownAlike ? {} : display),
      },
    });
    return withLeaveTypes((await findPerson(organizationId, id, tx)) ?? me, tx);
  },
  { locksMe: true },
);
