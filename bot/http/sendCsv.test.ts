import { expect, jest, test } from "@jest/globals";
import { get, type IncomingMessage } from "node:http";
import { EventEmitter, once } from "node:events";
import { buffer, text } from "node:stream/consumers";
import compression from "compression";
import express from "express";
import { errors } from "./errors.ts";
import { sendCsv } from "./sendCsv.ts";
import { serve } from "./serve.ts";

type Pieces = () => AsyncGenerator<number[]>;

/** Opens a file of numbers at a server of its own, as somebody who takes as much as the test says. */
async function open(pieces: Pieces, headers: Record<string, string> = {}) {
  const app = express().use(compression({ threshold: 0 }));
  app.get("/", async (_req, res) =>
    sendCsv(res, "numbers.csv", { number: String, double: (row) => row * 2 }, pieces()),
  );
  app.use(errors());
  const { port, stop } = await serve({ host: "127.0.0.1", port: 0 }, () => app);
  const [answer] = (await once(get({ port, host: "127.0.0.1", headers }), "response")) as [IncomingMessage];
  return { answer, stop: () => stop(0) };
}

/** More than fits in whatever lies between the server and who reads. */
const MANY = 20_000;
const PIECE = Array.from({ length: 1000 }, (_, index) => index);

/** A promise that the test keeps. */
function aPromise(): { promise: Promise<void>; resolve: () => void } {
  const kept = new EventEmitter();
  return { promise: once(kept, "kept").then(() => {}), resolve: () => void kept.emit("kept") };
}

/** Pieces without end, as far as the test can tell; counts how many were taken, and says when they are given up. */
function counted() {
  const seen = { taken: 0, ended: false };
  const over = aPromise();
  async function* pieces() {
    try {
      for (; seen.taken < MANY; seen.taken++) yield PIECE;
    } finally {
      seen.ended = true;
      over.resolve();
    }
  }
  return { seen, pieces, over: over.promise };
}

test("it begins with the mark by which spreadsheets know the alphabet, and the head", async () => {
  const { answer, stop } = await open(async function* () {
    yield [1, 2];
    yield [3];
  });
  expect((await buffer(answer)).toString()).toBe("\uFEFFnumber,double\r\n1,2\r\n2,4\r\n3,6\r\n");
  expect(answer.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="numbers.csv"',
  });
  await stop();
});

test("what goes wrong before the first row is told like any error", async () => {
  const { answer, stop } = await open(async function* () {
    yield await Promise.reject<number[]>(new Error("no database"));
  });
  expect(answer.statusCode).toBe(500);
  expect(answer.headers["content-disposition"]).toBeUndefined();
  expect(JSON.parse(await text(answer))).toMatchObject({ code: "internal" });
  await stop();
});

test.each([{}, { "accept-encoding": "gzip" }])(
  "what goes wrong later breaks the connection: half a file is no whole one (%j)",
  async (headers: Record<string, string>) => {
    const seen = aPromise();
    const { answer, stop } = await open(async function* () {
      for (let piece = 0; piece < 100; piece++) yield PIECE;
      await seen.promise;
      throw new Error("the database is gone");
    }, headers);
    expect(answer.statusCode).toBe(200);
    const read = buffer(answer);
    seen.resolve();
    await expect(read).rejects.toThrow("aborted");
    await stop();
  },
);

test.each([{}, { "accept-encoding": "gzip" }])(
  "no more is read than is taken, and who goes away ends it (%j)",
  async (headers: Record<string, string>) => {
    const { seen, pieces, over } = counted();
    const { answer, stop } = await open(pieces, headers);
    await once(answer, "readable");
    answer.read(1);
    answer.on("error", () => {}).destroy();
    await over;
    expect(seen.ended).toBe(true);
    expect(seen.taken).toBeLessThan(MANY);
    await stop();
  },
);

test("who takes it drop by drop is given up after a quarter of an hour", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask", "Date", "performance"] });
  const { seen, pieces, over } = counted();
  const { answer, stop } = await open(pieces);
  answer.on("error", () => {});
  await once(answer, "readable");
  answer.read(1);
  jest.advanceTimersByTime(14 * 60_000);
  expect(seen.ended).toBe(false);
  jest.advanceTimersByTime(60_000);
  await over;
  expect(seen.taken).toBeLessThan(MANY);
  jest.useRealTimers();
  await stop();
});
