import { DecisionInput } from "#core/requests/DecisionInput.ts";
import { findDelegationsTo } from "#db/queries/delegations/delegations.ts";
import { decidersAround } from "#db/queries/requests/deciders.ts";
import { notFound } from "../notFound.ts";
import { readingOn } from "../reading.ts";
import { findDecidable } from "#db/queries/credits/findDecidable.ts";
import { assertDecidable } from "./steps/assertDecidable.ts";

export const checkDecision = readingOn("decideRequest", DecisionInput, async (id, decision, { me, clock }) => {
  const request = await findDecidable(me.organizationId, id);
  if (!request) throw notFound("The request");
  const people = await decidersAround(me.organizationId, request, [me.id]);
  const now = clock.now();
  const delegations = await findDelegationsTo(me, now);
  assertDecidable(me, request, decision, { people, delegations, now });
});
