import type { Router } from "express";
import { readUserFilter } from "#core/provisioning/readFilter.ts";
import { readScimPage } from "#core/provisioning/readListQuery.ts";
import { readNewUser, readUserPatch, readWholeUser } from "#core/provisioning/readUserChanges.ts";
import { MAX_USERS_PER_PAGE } from "#core/provisioning/scimLimits.ts";
import { changeProvisionedPerson } from "#bot/operations/provisioning/changeProvisionedPerson.ts";
import { provisionPerson } from "#bot/operations/provisioning/provisionPerson.ts";
import { listProvisionedPeople, readProvisionedPerson } from "#bot/operations/provisioning/readProvisioned.ts";
import { removeProvisionedPerson } from "#bot/operations/provisioning/removeProvisionedPerson.ts";
import { filterTextIn, listAnswer } from "./listAnswer.ts";
import { presentScimUser } from "./presentScimUser.ts";
import { scimCall } from "./scimCall.ts";

export function addUserRoutes(scim: Router, base: string): void {
  scim.get(
    "/Users",
    scimCall(async ({ actor, query }) => {
      const page = readScimPage(query, MAX_USERS_PER_PAGE);
      const text = filterTextIn(query);
      const filter = text === undefined ? undefined : readUserFilter(text);
      const { total, people } = await listProvisionedPeople(actor, { filter, page });
      const resources = people.map((person) => presentScimUser(person, base));
      return { body: listAnswer(resources, { total, offset: page.offset }) };
    }),
  );

  scim.post(
    "/Users",
    scimCall(async ({ actor, body }) => {
      const person = await provisionPerson(actor, () => readNewUser(body()));
      return { body: presentScimUser(person, base), created: `${base}/Users/${person.id}` };
    }),
  );

  scim.get(
    "/Users/:id",
    scimCall(async ({ actor, id }) => ({ body: presentScimUser(await readProvisionedPerson(actor, id, {}), base) })),
  );

  scim.put(
    "/Users/:id",
    scimCall(async ({ actor, id, body }) => ({
      body: presentScimUser(await changeProvisionedPerson(actor, id, () => readWholeUser(body())), base),
    })),
  );

  scim.patch(
    "/Users/:id",
    scimCall(async ({ actor, id, body }) => ({
      body: presentScimUser(await changeProvisionedPerson(actor, id, () => readUserPatch(body())), base),
    })),
  );

  scim.delete(
    "/Users/:id",
    scimCall(async ({ actor, id }) => {
      await removeProvisionedPerson(actor, id, {});
      return {};
    }),
  );
}
