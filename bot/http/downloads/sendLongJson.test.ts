import { afterEach, expect, jest, test } from "@jest/globals";
import type { Response } from "express";
import { sendLongJson } from "./sendLongJson.ts";

afterEach(() => {
  jest.restoreAllMocks();
});

test("a long list is sent as JSON, and other work runs while it is written", async () => {
  const time = jest.spyOn(performance, "now").mockReturnValue(0);
  const slow = (n: number) => ({ n, toJSON: () => (time.mockReturnValue(n * 30), { n }) });
  const sent: unknown[] = [];
  const res = { type: () => res, send: (body: unknown) => void sent.push(`${ran} ${String(body)}`) };
  let ran = 0;
  setImmediate(() => void (ran += 1));
  await sendLongJson(res as unknown as Response, { people: [slow(1), slow(2)], none: [], total: 1.5, text: "a" });
  expect(sent).toEqual(['1 {"people":[{"n":1},{"n":2}],"none":[],"total":1.5,"text":"a"}']);
});
