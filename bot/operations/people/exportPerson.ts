import { Nothing } from "#core/inputs.ts";
import { assertMayExport } from "#core/people/personExport.ts";
import { limits } from "#core/throttling/limits.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import { notFound } from "../notFound.ts";
import { signedOut } from "../running/authorized.ts";
import { preparedOperation, preparedOperationOn } from "../preparedOperation.ts";
import { personRecords } from "./steps/personRecords.ts";

export type PersonRecords = Awaited<ReturnType<typeof exportPerson>>;

export const exportPerson = preparedOperationOn(
  "exportPerson",
  Nothing,
  async (_, __, { me, count }) => {
    await count([limits.personExports, me.id]);
  },
  async (id, _, context) => {
    const locked = await lockPerson(context.actor.organizationId, id, context.tx);
    if (!locked) throw notFound("The person");
    const { me } = await context.again();
    assertMayExport(me, locked);
    return personRecords(locked, { ...context, me });
  },
);

export const exportOwnData = preparedOperation(
  "exportOwnData",
  Nothing,
  (_, { me, count }) => count([limits.ownExports, me.id]),
  async (_, __, context) => {
    const { organizationId, userId } = context.actor;
    const locked = await lockPerson(organizationId, userId, context.tx);
    if (!locked) throw signedOut();
    const { me } = await context.again();
    return personRecords(locked, { ...context, me });
  },
);
