import { once } from "node:events";
import { createServer, get, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@jest/globals";
import type { Response } from "express";
import { LiveStreams } from "./LiveStreams.ts";

const WATCHER = { sessionId: "s", organizationId: "o", userId: "u" };

test("a client that has gone before its stream opens takes no place", async () => {
  const streams = new LiveStreams();
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const request = get({ port: (server.address() as AddressInfo).port, host: "127.0.0.1" }).on("error", () => {});
  const [, response] = (await once(server, "request")) as [unknown, ServerResponse];
  request.destroy();
  await once(response, "close");
  streams.open(response as Response, WATCHER);
  expect(streams.count).toBe(0);
  server.close();
});
