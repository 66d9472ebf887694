import { PersonEventInput } from "#core/people/events/PersonEventInput.ts";
import { newId } from "#db/newId.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import type { EventRow } from "#db/queries/people/personEvents.ts";
import { shareOrganizationFor } from "../lockOrganization.ts";
import { notFound } from "../notFound.ts";
import { operationOn } from "../operation.ts";
import { changeEvents } from "./steps/changeEvents.ts";

export const recordPersonEvent = operationOn(
  "recordPersonEvent",
  PersonEventInput,
  async (userId, event, context): Promise<EventRow> => {
    const { me: acting, tx, now, audit } = await shareOrganizationFor(context);
    const person = await lockPerson(acting.organizationId, userId, tx);
    if (!person) throw notFound("The person");
    const { me } = await context.again();
    const id = newId();
    const changes = [{ id, before: null, after: event }];
    for (const entry of await changeEvents([{ person, changes }], { me, tx, now })) await audit(entry);
    return { id, userId, event };
  },
);
