import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import { Nothing } from "#core/inputs.ts";
import { PersonEventInput } from "#core/people/events/PersonEventInput.ts";
import type { RecordedEvent } from "#core/policies/facts/RecordedEvent.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import { type EventRow, findEvent } from "#db/queries/people/personEvents.ts";
import { shareOrganizationFor } from "../lockOrganization.ts";
import { notFound } from "../notFound.ts";
import { operationOn } from "../operation.ts";
import type { WriteContext } from "../running/WriteContext.ts";
import { changeEvents } from "./steps/changeEvents.ts";

export const editPersonEvent = changing("editPersonEvent", PersonEventInput, (event) => event);

export const deletePersonEvent = changing("deletePersonEvent", Nothing, () => null);

function changing<Schema extends z.ZodType>(
  verb: "editPersonEvent" | "deletePersonEvent",
  schema: Schema,
  after: (input: z.output<Schema>) => RecordedEvent | null,
) {
  return operationOn(verb, schema, async (id, input, context): Promise<EventRow> => {
    const { found, person, me } = await lockEvent(id, context);
    const { tx, now, audit, unchanged } = context;
    const event = after(input);
    if (isDeepStrictEqual(event, found.event)) {
      unchanged();
      return found;
    }
    const changes = [{ id, before: found.event, after: event }];
    for (const entry of await changeEvents([{ person, changes }], { me, tx, now })) await audit(entry);
    return { ...found, event: event ?? found.event };
  });
}

/**
 * Locks the event's person, and then reloads the event and the caller, because they may have changed during the wait.
 */
async function lockEvent(id: string, context: WriteContext) {
  const { me: acting, tx } = await shareOrganizationFor(context);
  const { organizationId } = acting;
  const before = await findEvent(organizationId, id, tx);
  const person = before && (await lockPerson(organizationId, before.userId, tx));
  const { me } = await context.again();
  const found = person && (await findEvent(organizationId, id, tx));
  if (!found) throw notFound("The entry");
  return { found, person, me };
}
