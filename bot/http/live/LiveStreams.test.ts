import { EventEmitter, once } from "node:events";
import { createServer, get, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, jest, test } from "@jest/globals";
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

test("a client that doesn't read the end of its stream loses its place", () => {
  jest.useFakeTimers();
  const streams = new LiveStreams();
  streams.open(openResponse(), WATCHER);
  streams.endOthers(new Set(), [WATCHER.sessionId]);
  expect(streams.count).toBe(1);
  jest.advanceTimersByTime(10_000);
  expect(streams.count).toBe(0);
  jest.useRealTimers();
});

test("two organizations leave room for the streams of a third", () => {
  const streams = new LiveStreams();
  const openUntilRefused = (organizationId: string) => {
    const before = streams.count;
    const openAll = () => {
      for (let n = 0; ; n++) streams.open(openResponse(), { sessionId: "s", organizationId, userId: `u${n >> 3}` });
    };
    expect(openAll).toThrow("Too many pages are open");
    return streams.count - before;
  };
  expect(["one", "two", "three"].map(openUntilRefused)).toEqual([2500, 1250, 625]);
});

function openResponse(): Response {
  const response = Object.assign(new EventEmitter(), {
    socket: { destroyed: false },
    writeHead: () => {},
    write: () => true,
    end: () => {},
    destroy: () => response.emit("close"),
  });
  return response as unknown as Response;
}
