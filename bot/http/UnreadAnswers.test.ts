import { expect, test } from "@jest/globals";
import { EventEmitter, once } from "node:events";
import { connect, Socket } from "node:net";
import { serve } from "./serve.ts";
import { UnreadAnswers } from "./UnreadAnswers.ts";

function connection(unread: number): Socket {
  return Object.defineProperty(new Socket(), "writableLength", { get: () => unread });
}

function watched(unread: readonly number[], most: number) {
  const answers = new UnreadAnswers(most);
  const sockets = unread.map(connection);
  for (const socket of sockets) answers.watch(socket);
  return { answers, sockets, closed: () => sockets.map(({ destroyed }) => destroyed) };
}

test("beyond the limit, the connections with the most unread bytes are closed, until the others are within it", () => {
  const { answers, closed } = watched([10, 40, 0, 30, 20], 60);
  answers.sweep();
  expect(closed()).toEqual([false, false, false, false, false]);
  answers.sweep();
  expect(closed()).toEqual([false, true, false, false, false]);
  answers.sweep();
  expect(closed()).toEqual([false, true, false, false, false]);
});

test("a connection whose response began after the last sweep is spared", () => {
  const { answers, closed } = watched([40, 30], 60);
  answers.sweep();
  const late = connection(100);
  answers.watch(late);
  answers.sweep();
  expect([...closed(), late.destroyed]).toEqual([true, true, false]);
});

test("a server closes the connection of a client that doesn't read a response beyond the limit", async () => {
  const long = Buffer.alloc(64 * 1024 * 1024);
  const responses = new EventEmitter();
  const closed = once(responses, "close");
  const unread = { most: 1024, sweepEvery: 5 };
  const { port, stop } = await serve({ host: "127.0.0.1", port: 0, unread }, () => (_req, res) => {
    res.once("close", () => responses.emit("close"));
    res.end(long);
  });
  const client = connect(port, "127.0.0.1").pause();
  client.on("error", () => {});
  client.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await closed;
  client.destroy();
  await stop(1000);
});
