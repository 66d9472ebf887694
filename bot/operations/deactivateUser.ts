import { Nothing } from "#core/inputs.ts";
import { todayIn } from "#core/calendar/dates.ts";
import { assertMayDeactivate } from "#core/people/roleChange.ts";
import { countActiveOwners } from "#db/queries/people.ts";
import { lockPerson } from "#db/queries/person.ts";
import { endSessions } from "#db/queries/sessions.ts";
import { PtoRequest } from "#db/models/PtoRequest.ts";
import { User } from "#db/models/User.ts";
import { lockOrganization } from "./lockOrganization.ts";
import { notFound, operationOn } from "./operation.ts";

/** Ends somebody's access at once: sessions end, pending requests are cancelled, the last day is today. Editing undoes it. */
export const deactivateUser = operationOn("deactivateUser", Nothing, async (id, _, { me, tx, now, audit }) => {
  const { organizationId } = me;
  await lockOrganization(organizationId, tx);
  const person = await lockPerson(organizationId, id, tx);
  if (!person) throw notFound("The user");
  assertMayDeactivate({ actor: me, person, activeOwners: await countActiveOwners(organizationId, tx) });
  const sessions = await endSessions(id, undefined, tx);
  const decision = { status: "cancelled" as const, decidedAt: now, decidedById: me.id, updatedAt: now };
  const pending = { organizationId, userId: id, status: "pending" as const };
  const [cancelled] = await PtoRequest.update(decision, { where: pending, transaction: tx });
  if (person.isActive) {
    const today = todayIn(person.zone, now);
    const endDate = person.startDate && person.startDate > today ? person.startDate : today;
    await User.update({ isActive: false, endDate, updatedAt: now }, { where: { organizationId, id }, transaction: tx });
  }
  await audit({
    subject: ["user", id],
    before: { isActive: person.isActive, endDate: person.endDate },
    after: { isActive: false, sessions, cancelled },
  });
});
