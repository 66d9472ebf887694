import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { randomBytes } from "node:crypto";
import { get, type IncomingMessage } from "node:http";
import { EventEmitter, once } from "node:events";
import { connect } from "node:net";
import { buffer, text } from "node:stream/consumers";
import compression from "compression";
import express from "express";
import { errors } from "../middleware/errors.ts";
import { sendCsv } from "./sendCsv.ts";
import { serve } from "../serve.ts";

type Pieces = () => AsyncGenerator<string[]>;

const LIMITS = { stalled: 60 * 60_000, window: 60 * 60_000, enough: 1, longest: 15 * 60_000 };
const FAST_ONLY = { ...LIMITS, window: 60_000, enough: Number.MAX_SAFE_INTEGER };

async function serving(pieces: Pieces, closed: () => void = () => {}, limits?: typeof LIMITS) {
  const app = express().use(compression({ threshold: 0 }));
  app.get("/", async (_req, res) => {
    res.once("close", closed);
    await sendCsv(res, "texts.csv", { text: String, length: (row) => row.length }, pieces(), limits);
  });
  app.use(errors());
  const { port, stop } = await serve({ host: "127.0.0.1", port: 0 }, () => app);
  return { port, stop: () => stop(0) };
}

async function open(pieces: Pieces, headers: Record<string, string> = {}) {
  const { port, stop } = await serving(pieces);
  const [answer] = (await once(get({ port, host: "127.0.0.1", headers }), "response")) as [IncomingMessage];
  return { answer, stop };
}

const PIECE = Array.from({ length: 40 }, () => randomBytes(500).toString("hex"));
const MANY = 500;

function aPromise(): { promise: Promise<void>; resolve: () => void } {
  const kept = new EventEmitter();
  return { promise: once(kept, "kept").then(() => {}), resolve: () => void kept.emit("kept") };
}

function ending() {
  const over = aPromise();
  async function* pieces() {
    try {
      for (let taken = 0; taken < MANY; taken++) yield PIECE;
    } finally {
      over.resolve();
    }
  }
  return { pieces, over: over.promise };
}

test("a file begins with the byte order mark that spreadsheets need, and the header row", async () => {
  const { answer, stop } = await open(async function* () {
    yield ["a", "bb"];
    yield ["ccc"];
  });
  expect((await buffer(answer)).toString()).toBe("\uFEFFtext,length\r\na,1\r\nbb,2\r\nccc,3\r\n");
  expect(answer.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="texts.csv"',
  });
  await stop();
});

test("an error before the first row is reported like any other error", async () => {
  const { answer, stop } = await open(async function* () {
    yield await Promise.reject<string[]>(new Error("no database"));
  });
  expect(answer.statusCode).toBe(500);
  expect(answer.headers["content-disposition"]).toBeUndefined();
  expect(JSON.parse(await text(answer))).toMatchObject({ code: "internal" });
  await stop();
});

test.each([{}, { "accept-encoding": "gzip" }])(
  "a later error is also reported, so nobody gets half a file (%j)",
  async (headers: Record<string, string>) => {
    const { answer, stop } = await open(async function* () {
      for (let piece = 0; piece < 100; piece++) yield PIECE;
      throw new Error("the database is gone");
    }, headers);
    expect(answer.statusCode).toBe(500);
    expect(answer.headers["content-disposition"]).toBeUndefined();
    await buffer(answer);
    await stop();
  },
);

test("no more rows are read after the reader disconnects", async () => {
  const [first, gone] = [aPromise(), aPromise()];
  let taken = 0;
  const { port, stop } = await serving(async function* () {
    for (; taken < MANY; taken++) {
      yield PIECE;
      first.resolve();
      if (taken === 1) await gone.promise;
    }
  }, gone.resolve);
  const asking = get({ port, host: "127.0.0.1" });
  asking.on("error", () => {});
  await first.promise;
  asking.destroy();
  await gone.promise;
  await stop();
  expect(taken).toBeLessThan(3);
});

describe("a reader that reads nothing", () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask", "Date", "performance"] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test.each<[string, string, number, typeof LIMITS | undefined]>([
    ["keeps no row unread, and is given up after half a minute", "", 30_000, undefined],
    ["is given up with a compressed file, too", "Accept-Encoding: gzip\r\n", 30_000, undefined],
    ["is given up after a minute if it read too little, even if it read", "", 60_000, FAST_ONLY],
    ["is given up after a quarter of an hour, even before it counts as stalled", "", 15 * 60_000, LIMITS],
  ])("%s", async (_, header, patience, limits) => {
    const { pieces, over } = ending();
    const sent = aPromise();
    let isOver = false;
    const { port, stop } = await serving(
      pieces,
      () => {
        isOver = true;
        sent.resolve();
      },
      limits,
    );
    const socket = connect(port, "127.0.0.1").pause();
    socket.on("error", () => {}).write(`GET / HTTP/1.1\r\nHost: a\r\n${header}\r\n`);
    await over;
    await once(socket, "readable");
    jest.advanceTimersByTime(patience - 1);
    expect(isOver).toBe(false);
    jest.advanceTimersByTime(1);
    await sent.promise;
    socket.destroy();
    await stop();
  });
});
