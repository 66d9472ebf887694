import { expect, test } from "@jest/globals";
import { forAllPeople } from "./forAllPeople.ts";

const PEOPLE = Array.from({ length: 300 }, (_, number) => `p${number}`);

async function runFor(together: number, errorOf: (id: string) => string | undefined) {
  const groups: (readonly string[])[] = [];
  const run = async (ids: readonly string[]) => {
    groups.push(ids);
    for (const text of ids.map(errorOf)) if (text !== undefined) throw new Error(text);
  };
  const text = await forAllPeople(PEOPLE, together, run).then(
    () => null,
    (error: Error) => error.message,
  );
  return { groups, text };
}

test("the people of a failed group are tried alone, after the other groups", async () => {
  const { groups, text } = await runFor(100, (id) => (id === "p150" ? "broken" : undefined));
  expect(groups.map((ids) => ids.length)).toEqual([100, 100, 100, ...Array.from({ length: 100 }, () => 1)]);
  expect(groups.slice(3).flat()).toEqual(PEOPLE.slice(100, 200));
  expect(text).toBe("Failed for p150: broken");
});

test("an error that concerns everyone isn't repeated for each person", async () => {
  const inGroups = await runFor(100, () => "down");
  expect(inGroups.groups.map((ids) => ids.length)).toEqual([100, 100, 100, ...Array.from({ length: 20 }, () => 1)]);
  expect(inGroups.text).toBe("Failed for 20 people, first p0: down");
  expect((await runFor(10, () => "down")).groups).toHaveLength(10 + 20);
  expect((await runFor(1, () => "down")).groups).toHaveLength(20);
});

test.each([1, 2, 100])(
  "people with one fault, even many in a row, don't keep others from theirs (%i together)",
  async (together) => {
    const faulty = PEOPLE.slice(0, 24);
    const { groups } = await runFor(together, (id) => (faulty.includes(id) ? "broken" : undefined));
    expect(groups.flat()).toEqual(expect.arrayContaining(PEOPLE.slice(24)));
  },
);

test("different errors don't end the work", async () => {
  const { text } = await runFor(100, (id) => `broken ${id}`);
  expect(text).toBe("Failed for 300 people, first p0: broken p0");
});
