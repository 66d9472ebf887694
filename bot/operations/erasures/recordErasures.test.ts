import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "@jest/globals";
import { newId } from "#db/newId.ts";
import { hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { deactivateUser } from "../people/deactivateUser.ts";
import { erasePerson } from "../people/erasePerson.ts";
import { configureOperations, operationsRuntime } from "../runtime.ts";
import { readErasures } from "./readErasures.ts";
import { recordErasure, recordErasures } from "./recordErasures.ts";

await testDatabase();
const clock = testClock();
const { owner } = await testOrganization();
const { organizationId } = owner;
const folder = await mkdtemp(path.join(tmpdir(), "awayday-erasures-"));
afterAll(() => rm(folder, { recursive: true }));

function aList(name: string): { file: string; errors: unknown[] } {
  const [file, errors]: [string, unknown[]] = [path.join(folder, name, "erasures.jsonl"), []];
  const onError = (error: unknown) => void errors.push(error);
  configureOperations({ ...operationsRuntime(), erasures: { file, onError } });
  return { file, errors };
}

async function anErasedPerson(name: string): Promise<{ userId: string }> {
  clock.set("2027-03-01");
  const person = await hire(owner, name);
  await deactivateUser(owner, person.userId, {});
  clock.set("2027-03-02");
  expect(await erasePerson(owner, person.userId, { name })).toMatchObject({
    name: expect.stringMatching("^Former employee"),
  });
  return person;
}

test("an erased person is on the list once the erasure has returned, without any job", async () => {
  const { file, errors } = aList("new");
  const { userId } = await anErasedPerson("Ann");
  const [listed, ...others] = (await readErasures(file)) ?? [];
  expect([listed, others, errors]).toEqual([
    { organizationId, userId, erasedAt: clock.now().toISOString(), lastDay: "2027-03-01" },
    [],
    [],
  ]);
  const before = await readFile(file, "utf8");
  await recordErasures();
  expect(await readFile(file, "utf8")).toBe(before);
});

test("an erasure writes a missing list with everyone who was erased before, without any job", async () => {
  const { file } = aList("deleted");
  const earlier = await anErasedPerson("Cas");
  await rm(file);
  const { userId } = await anErasedPerson("Dee");
  const listed = (await readErasures(file))?.map((one) => one.userId);
  expect(listed).toEqual(expect.arrayContaining([earlier.userId, userId]));
});

test("an erasure succeeds if the list can't be written, reports the error, and the job lists the person later", async () => {
  const { file, errors } = aList("blocked");
  // Even root can't create a folder inside a file.
  await writeFile(path.dirname(file), "not a folder");
  const { userId } = await anErasedPerson("Ben");
  expect(errors).toMatchObject([{ code: expect.stringMatching(/^(EEXIST|ENOTDIR)$/) }]);
  await expect(recordErasures()).rejects.toThrow(path.dirname(file));

  await rm(path.dirname(file));
  await recordErasures();
  expect((await readErasures(file))?.map((one) => one.userId)).toContain(userId);
});

test("people whom many write at once are all on the list, and a person who is written twice counts once", async () => {
  const { file } = aList("together");
  await recordErasures();
  const ids = Array.from({ length: 30 }, () => newId());
  const writes = [...ids, ...ids].map((userId) =>
    recordErasure({ organizationId, userId, erasedAt: clock.now(), lastDay: null }),
  );
  await Promise.all(writes);
  const listed = (await readErasures(file))?.flatMap(({ userId }) => (ids.includes(userId) ? userId : []));
  expect(listed?.toSorted()).toEqual(ids.toSorted());
});
