import { Nothing } from "#core/inputs.ts";
import { assertTransition } from "#core/requests/lifecycle/assertTransition.ts";
import { capacitiesOf } from "#core/requests/lifecycle/capacitiesOf.ts";
import { findRequest } from "#db/queries/requests/requests.ts";
import { notFound } from "../notFound.ts";
import { readingOn } from "../reading.ts";

export const readEditableRequest = readingOn("editRequest", Nothing, async (id, _, { me, clock }) => {
  const request = await findRequest(me.organizationId, id);
  if (!request) throw notFound("The request");
  assertTransition(request, "edit", { as: capacitiesOf(me, request), actorId: me.id, now: clock.now() });
  return request;
});
