import type { Transaction } from "sequelize";
import { toMinutes } from "#core/amounts.ts";
import { employmentAfter } from "#core/people/employmentAfter.ts";
import type { UserPatch } from "#core/people/UserInput.ts";
import { endResetLinks } from "#db/queries/linkTokens.ts";
import { findUser } from "#db/queries/people.ts";
import type { Person } from "#db/queries/person.ts";
import { User } from "#db/models/User.ts";
import type { AuditLine } from "../audit.ts";
import { bringUpToDate } from "../posting/bringUpToDate.ts";
import { changeEarnings } from "../posting/changeEarnings.ts";
import { effectiveDay } from "../policies/effectiveDay.ts";
import { followUpPlace } from "../notifications/followUp.ts";
import { forReader } from "../forReader.ts";
import { given } from "../given.ts";
import { changesTraced } from "./changesTraced.ts";
import { postingDay } from "../posting/postingDay.ts";

/** Changes a person, who is locked, as somebody allowed to has asked, with everything that follows from it. Returns the audit line to leave. */
export async function changePerson(
  locked: Person,
  patch: UserPatch,
  { tx, now, me }: { tx: Transaction; now: Date; me: Person },
): Promise<AuditLine> {
  const { organizationId, id } = locked;
  const person = await bringUpToDate(locked, { tx, now });
  const day = postingDay(person, now);
  const employment = employmentAfter(person, patch, day);
  const { ptoBalanceOverride, effectiveOn, ...fields } = patch;
  const override = ptoBalanceOverride == null ? ptoBalanceOverride : toMinutes(ptoBalanceOverride);
  // A form that sends what holds today along with the rest leaves alone what was set for later.
  const isOverridden =
    override !== undefined && (effectiveOn !== undefined || override !== (await overrideToday(me, id, { tx, now })));
  const overrideFrom = isOverridden ? effectiveDay(effectiveOn, day, person.leaveYearStartsIn) : undefined;

  const changes = {
    ...given(fields),
    ...(isOverridden && { ptoBalanceOverride: override }),
    ...employment.dates,
  };
  await User.update({ ...changes, updatedAt: now }, { where: { organizationId, id }, transaction: tx });
  // A link to set a password was sent to the address that was: it may be a stranger's.
  if (fields.email !== undefined && fields.email !== person.email) await endResetLinks(organizationId, id, now, tx);
  if (isPlaceChanged(person, changes)) await followUpPlace(person, { tx, now });
  const by = { tx, now, actorId: me.id };
  await changeEarnings(person, { employment, day, overrideFrom, isScheduled: isOverridden }, by);
  const after = { ...changes, ...(overrideFrom && { effectiveOn: overrideFrom }) };
  const [line] = await changesTraced(organizationId, [{ person, changes: after }], tx);
  if (!line) throw new Error("A change left no audit line");
  return line;
}

/** Whether other people may decide now than before. */
export function isPlaceChanged(
  person: Pick<Person, "managerId" | "role" | "isActive">,
  changes: Partial<Person>,
): boolean {
  return (["managerId", "role", "isActive"] as const).some(
    (field) => changes[field] !== undefined && changes[field] !== person[field],
  );
}

async function overrideToday(me: Person, id: string, { tx, now }: { tx: Transaction; now: Date }) {
  const view = await findUser(me.organizationId, id, tx);
  return view && forReader(view, me.role, now).ptoBalanceOverride;
}
