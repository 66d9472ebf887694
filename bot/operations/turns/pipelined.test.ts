import { expect, test } from "@jest/globals";
import { pipelined } from "./pipelined.ts";

function recording(failing?: string) {
  const steps: string[] = [];
  const step = async (name: string) => {
    steps.push(`${name} begins`);
    for (let turn = 0; turn < 3; turn++) await Promise.resolve();
    steps.push(`${name} ends`);
    if (name === failing) throw new Error(`${name} failed`);
  };
  const stages = {
    read: (item: number) => step(`read ${item}`).then(() => item),
    calculate: (item: number) => step(`calculate ${item}`).then(() => item),
    write: (item: number) => step(`write ${item}`),
  };
  return { steps, stages };
}

test("each item is read, calculated, and written in this order, and writes keep the order of the items", async () => {
  const { steps, stages } = recording();
  await pipelined([1, 2, 3], stages);
  for (const item of [1, 2, 3]) {
    const [read, calculated, written] = ["read", "calculate", "write"].map((stage) =>
      steps.indexOf(`${stage} ${item} ends`),
    );
    expect([read, calculated, written]).toEqual([read, calculated, written].toSorted((one, other) => one! - other!));
  }
  expect(steps.filter((step) => /^write . ends$/.test(step))).toEqual(["write 1 ends", "write 2 ends", "write 3 ends"]);
});

test("the next item is read and the one before is written during a calculation, one after the other", async () => {
  const { steps, stages } = recording();
  await pipelined([1, 2, 3], stages);
  const during = steps.slice(steps.indexOf("calculate 2 begins"), steps.indexOf("read 3 ends") + 1);
  expect(during).toContain("write 1 begins");
  expect(during.indexOf("write 1 ends")).toBeLessThan(during.indexOf("read 3 begins"));
});

test("no stage begins after the pipeline has failed", async () => {
  const { steps, stages } = recording("calculate 2");
  await expect(pipelined([1, 2, 3, 4], stages)).rejects.toThrow("calculate 2 failed");
  const known = steps.length;
  await new Promise((resolve) => setImmediate(resolve));
  expect(steps).toHaveLength(known);
  expect(steps).not.toContain("write 2 begins");
});

test("nothing runs without items", async () => {
  const { steps, stages } = recording();
  await pipelined([], stages);
  expect(steps).toEqual([]);
});
