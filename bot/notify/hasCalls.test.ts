import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, jest, test } from "@jest/globals";
import { hasCalls } from "./hasCalls.ts";

test("a process counts as used for half a second after each request", async () => {
  const begun = performance.now() + 1_000_000;
  const time = jest.spyOn(performance, "now").mockReturnValue(begun);
  const server = createServer((_, res) => res.end()).listen(0, "127.0.0.1");
  await once(server, "listening");
  expect(hasCalls()).toBe(false);
  time.mockReturnValue(begun + 1000);
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  time.mockReturnValue(begun + 1499);
  expect(hasCalls()).toBe(true);
  time.mockReturnValue(begun + 1501);
  expect(hasCalls()).toBe(false);
  time.mockRestore();
  server.close();
});
