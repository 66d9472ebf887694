import { expect, test } from "@jest/globals";
import { EventEmitter, once } from "node:events";
import { connect } from "node:net";
import express from "express";
import { serve } from "../serve.ts";
import { whenEnded } from "./whenEnded.ts";

async function serverOf(size: number) {
  const responses = new EventEmitter();
  const app = express().use((req, res) => {
    whenEnded(req, res, (isComplete) => responses.emit("ended", isComplete));
    res.end(Buffer.alloc(size));
  });
  const serving = await serve({ host: "127.0.0.1", port: 0, unread: { most: 1024, sweepEvery: 5 } }, () => app);
  return { ...serving, ended: once(responses, "ended") };
}

function requestOf(port: number) {
  const client = connect(port, "127.0.0.1").pause();
  client.on("error", () => {});
  client.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  return client;
}

test("a response that the client reads is complete", async () => {
  const { port, ended, stop } = await serverOf(1000);
  const client = requestOf(port).resume();
  expect(await ended).toEqual([true]);
  client.destroy();
  await stop(1000);
});

test("a response that is cut off because the client doesn't read it is incomplete", async () => {
  const { port, ended, stop } = await serverOf(64 * 1024 * 1024);
  const client = requestOf(port);
  expect(await ended).toEqual([false]);
  client.destroy();
  await stop(1000);
});

test("a response whose client leaves while it is sent is incomplete", async () => {
  const { port, ended, stop } = await serverOf(64 * 1024 * 1024);
  const client = requestOf(port).resume();
  client.once("data", () => client.destroy());
  expect(await ended).toEqual([false]);
  await stop(1000);
});
