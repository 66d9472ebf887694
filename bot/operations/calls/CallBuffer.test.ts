import { expect, test } from "@jest/globals";
import { CallBuffer } from "./CallBuffer.ts";

const subject = (id: string, organizationId = "o1") => ({ kind: "key" as const, organizationId, id });
const call = (path: string, error: string | null = null, second = 0) => ({
  at: new Date(Date.UTC(2027, 2, 1, 9, 0, second)),
  method: "GET",
  path,
  agent: null,
  status: error === null ? 200 : 404,
  error,
  milliseconds: second,
});

test("equal calls with a key become one, with their number and the time of the last", () => {
  const buffer = new CallBuffer();
  for (const second of [1, 2, 3]) buffer.add(subject("k1"), call("/people", null, second));
  buffer.add(subject("k1"), call("/people", "not_found", 4));
  buffer.add(subject("k2"), call("/people", null, 5));
  expect(buffer.take()).toEqual([
    { subject: subject("k1"), times: 3, ...call("/people", null, 3) },
    { subject: subject("k1"), times: 1, ...call("/people", "not_found", 4) },
    { subject: subject("k2"), times: 1, ...call("/people", null, 5) },
  ]);
  expect(buffer.take()).toEqual([]);
});

test("only the last 20 different calls of a key wait", () => {
  const buffer = new CallBuffer();
  for (let number = 0; number < 30; number++) buffer.add(subject("k1"), call(`/${number}`));
  buffer.add(subject("k1"), call("/10"));
  const paths = buffer.take().map(({ path }) => path);
  expect([paths.length, paths[0], paths.at(-1)]).toEqual([20, "/11", "/10"]);
});

test("the calls of one organization are taken without those of others", () => {
  const buffer = new CallBuffer();
  buffer.add(subject("k1"), call("/people"));
  buffer.add(subject("k2", "o2"), call("/teams"));
  expect(buffer.take("o2").map(({ path }) => path)).toEqual(["/teams"]);
  expect(buffer.take("o3")).toEqual([]);
  expect(buffer.take().map(({ path }) => path)).toEqual(["/people"]);
});

test("an organization that makes too many calls leaves room for those of others", () => {
  const buffer = new CallBuffer();
  for (let key = 0; key < 2100; key++) buffer.add(subject(`k${key}`), call("/people"));
  buffer.add(subject("k1"), call("/people", null, 9));
  buffer.add(subject("k1", "o2"), call("/people"));
  const taken = buffer.take();
  expect([taken.length, taken.at(-1)?.subject.organizationId, taken[1]?.times]).toEqual([2001, "o2", 2]);
});

test("all organizations together have a limit, and a place that was taken is free again", () => {
  const buffer = new CallBuffer();
  const fill = () => {
    for (let key = 0; key < 22_000; key++) buffer.add(subject(`k${key}`, `o${key % 20}`), call("/people"));
  };
  fill();
  expect(buffer.take("o1")).toHaveLength(1000);
  fill();
  expect(buffer.take()).toHaveLength(20_000);
});
