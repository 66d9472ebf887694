import { z } from "zod";
import { provisionedEmail } from "#core/provisioning/provisionedEmail.ts";
import type { UserChanges } from "#core/provisioning/UserChanges.ts";
import { limits } from "#core/throttling/limits.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import { findScimPerson } from "#db/queries/provisioning/people.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { notFound } from "../notFound.ts";
import { type Preparing, preparedOperationOn } from "../preparedOperation.ts";
import { applyChanges } from "./steps/applyChanges.ts";

export const changeProvisionedPerson = preparedOperationOn(
  "provisionPeople",
  z.custom<UserChanges>(),
  countEmailEdit,
  async (id, changes, before) => {
    const context = await lockOrganization(before);
    const { me, tx } = context;
    const { organizationId } = me;
    const locked = await lockPerson(organizationId, id, tx);
    const known = await findScimPerson(organizationId, id, tx);
    if (!locked || !known) throw notFound("The user");
    await applyChanges({ locked, known }, changes, context);
    const after = await findScimPerson(organizationId, id, tx);
    if (!after) throw notFound("The user");
    return after;
  },
);

async function countEmailEdit(id: string, changes: UserChanges, { me, count }: Preparing): Promise<void> {
  if (changes.active === false) return;
  const known = await findScimPerson(me.organizationId, id);
  if (known && provisionedEmail({ sent: changes, current: known })) await count([limits.emailEdits, id]);
}
