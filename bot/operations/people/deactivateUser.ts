import { Nothing } from "#core/inputs.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { notFound } from "../notFound.ts";
import { operationOn } from "../operation.ts";
import { deactivatePerson } from "./steps/deactivatePerson.ts";

export const deactivateUser = operationOn("deactivateUser", Nothing, async (id, _, before) => {
  const context = await lockOrganization(before);
  const locked = await lockPerson(context.me.organizationId, id, context.tx);
  if (!locked) throw notFound("The person");
  await deactivatePerson(locked, context);
});
