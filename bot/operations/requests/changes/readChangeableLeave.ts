import { notOfClosure } from "#core/closures/notOfClosure.ts";
import { Nothing } from "#core/inputs.ts";
import { assertTransition } from "#core/requests/lifecycle/assertTransition.ts";
import { capacitiesOf } from "#core/requests/lifecycle/capacitiesOf.ts";
import { isClosureLeave } from "#db/queries/closures/closureLeave.ts";
import { findOpenChange } from "#db/queries/requests/changes.ts";
import { findRequest } from "#db/queries/requests/requests.ts";
import { notFound } from "../../notFound.ts";
import { readingOn } from "../../reading.ts";

export const readChangeableLeave = readingOn("requestChange", Nothing, async (id, _, { me, clock, today }) => {
  const { organizationId } = me;
  const leave = await findRequest(organizationId, id);
  if (!leave) throw notFound("The request");
  assertTransition(leave, "change", { as: capacitiesOf(me, leave), actorId: me.id, now: clock.now() });
  if (await isClosureLeave(organizationId, id)) throw notOfClosure();
  return { leave, change: await findOpenChange(organizationId, id), today };
});
