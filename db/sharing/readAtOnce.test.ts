import { afterEach, expect, jest, test } from "@jest/globals";
import { noteUse } from "./organizationsInUse.ts";
import { readAtOnce } from "./readAtOnce.ts";

afterEach(() => {
  jest.restoreAllMocks();
});

test.each<[string, number, string[]]>([
  ["at once", 1_000, ["begin 1", "begin 2", "end 1", "end 2"]],
  ["one after the other while others use the process", 0, ["begin 1", "end 1", "begin 2", "end 2"]],
])("reads run %s", async (_, later, order) => {
  const time = jest.spyOn(performance, "now").mockReturnValue(100);
  for (const id of ["one", "another"]) noteUse(id);
  time.mockReturnValue(100 + later);
  const steps: string[] = [];
  const read = (n: number) => async () => {
    steps.push(`begin ${n}`);
    await new Promise(setImmediate);
    steps.push(`end ${n}`);
    return n;
  };
  expect(await readAtOnce("one", [read(1), read(2)])).toEqual([1, 2]);
  expect(steps).toEqual(order);
});
