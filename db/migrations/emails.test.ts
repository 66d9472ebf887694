import { expect, test } from "@jest/globals";
import { refusedBy } from "#tests/refusedBy.ts";
import { testDatabase } from "#tests/testDatabase.ts";
import { anOrganization } from "../factories/anOrganization.ts";
import { aPerson } from "../factories/aPerson.ts";
import { Identity } from "../models/Identity.ts";

await testDatabase();
const [here, there] = [await anOrganization(), await anOrganization()];
const TAKEN_HERE = { code: "23505", constraint: "users_email" };
const TAKEN_ELSEWHERE = { code: "23505", constraint: "identities_pkey" };
const addresses = async (userId: string) =>
  (await Identity.findAll({ where: { userId, provider: "email" } })).map(({ subject }) => subject);

test("a person is found by their e-mail in lower case, and shown as they wrote it", async () => {
  const person = await aPerson(here, { email: "Jane.Doe@Example.test" });
  expect(await addresses(person.id)).toEqual(["jane.doe@example.test"]);
  expect((await person.reload()).email).toBe("Jane.Doe@Example.test");
});

test("two people never share an e-mail, whatever its case, within and across organisations", async () => {
  await aPerson(here, { email: "ann@example.test" });
  expect(await refusedBy(aPerson(here, { email: "ANN@example.test" }))).toEqual(TAKEN_HERE);
  expect(await refusedBy(aPerson(there, { email: "Ann@Example.Test" }))).toEqual(TAKEN_ELSEWHERE);
});

test("nor do they come to share one by a change", async () => {
  await aPerson(here, { email: "bob@example.test" });
  const [neighbour, stranger] = [await aPerson(here), await aPerson(there)];
  expect(await refusedBy(neighbour.update({ email: "Bob@example.test" }))).toEqual(TAKEN_HERE);
  expect(await refusedBy(stranger.update({ email: "Bob@example.test" }))).toEqual(TAKEN_ELSEWHERE);
});

test("a changed e-mail takes the new address and frees the old one", async () => {
  const person = await aPerson(here, { email: "old@example.test" });
  await person.update({ email: "OLD@example.test" });
  expect(await addresses(person.id)).toEqual(["old@example.test"]);
  await person.update({ email: "New@example.test" });
  expect(await addresses(person.id)).toEqual(["new@example.test"]);
  await aPerson(there, { email: "old@example.test" });
});

test("of ten people added at once with one e-mail, one stays", async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) => aPerson(index % 2 ? here : there, { email: "rush@example.test" })),
  );
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("the directory itself takes no e-mail in another case", async () => {
  const person = await aPerson(here);
  expect(
    await refusedBy(
      Identity.create({
        provider: "email",
        subject: "Loud@example.test",
        organizationId: here.id,
        userId: person.id,
        createdAt: person.createdAt,
      }),
    ),
  ).toMatchObject({ code: "23514" });
});
