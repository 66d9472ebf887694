import { expect, test } from "@jest/globals";
import { refusedBy } from "#tests/asserting/refusedBy.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { anOrganization } from "../factories/anOrganization.ts";
import { aPerson } from "../factories/aPerson.ts";
import { Identity } from "../models/accounts/Identity.ts";

await testDatabase();
const [here, there] = [await anOrganization(), await anOrganization()];
const TAKEN_HERE = { code: "23505", constraint: "users_email" };
const addresses = async (userId: string) =>
  (await Identity.findAll({ where: { userId, provider: "email" } })).map(({ subject }) => subject);

test("a person is found by their email in lowercase and shown with the email as typed", async () => {
  const person = await aPerson(here, { email: "Jane.Doe@Example.test" });
  expect(await addresses(person.id)).toEqual(["jane.doe@example.test"]);
  expect((await person.reload()).email).toBe("Jane.Doe@Example.test");
});

test("two people in an organization never share an email, and the directory leads to the account that had it first", async () => {
  const ann = await aPerson(here, { email: "ann@example.test" });
  expect(await refusedBy(aPerson(here, { email: "ANN@example.test" }))).toEqual(TAKEN_HERE);
  const other = await aPerson(there, { email: "Ann@Example.Test" });
  expect([await addresses(ann.id), await addresses(other.id)]).toEqual([["ann@example.test"], []]);
  await other.update({ email: "other@example.test" });
  expect([await addresses(ann.id), await addresses(other.id)]).toEqual([["ann@example.test"], ["other@example.test"]]);
});

test("a change can't make two people share an email", async () => {
  const bob = await aPerson(here, { email: "bob@example.test" });
  const [neighbour, stranger] = [await aPerson(here), await aPerson(there)];
  expect(await refusedBy(neighbour.update({ email: "Bob@example.test" }))).toEqual(TAKEN_HERE);
  await stranger.update({ email: "Bob@example.test" });
  expect([await addresses(bob.id), await addresses(stranger.id)]).toEqual([["bob@example.test"], []]);
});

test("a changed email takes the new address and frees the old one", async () => {
  const person = await aPerson(here, { email: "old@example.test" });
  await person.update({ email: "OLD@example.test" });
  expect(await addresses(person.id)).toEqual(["old@example.test"]);
  await person.update({ email: "New@example.test" });
  expect(await addresses(person.id)).toEqual(["new@example.test"]);
  await aPerson(there, { email: "old@example.test" });
});

test("of ten people added at once with the same email, one stays in each organization, and one of those in the directory", async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) => aPerson(index % 2 ? here : there, { email: "rush@example.test" })),
  );
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  expect(await Identity.findAll({ where: { subject: "rush@example.test" } })).toHaveLength(1);
});

test("the directory refuses emails that aren't in lowercase", async () => {
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
