import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeEach, expect, jest, test } from "@jest/globals";
import { selfSigned } from "#tests/servers/selfSigned.ts";
import type { FoundAddress, Resolve } from "./addressesOf.ts";
import { guardedFetch } from "./guardedFetch.ts";
import type { ExternalFailure } from "./ExternalFailure.ts";

const HOST = "hooks.example.com";
const { cert, key } = selfSigned(HOST);
const LOOPBACK = { address: "127.0.0.1", family: 4 };
const PUBLIC = { address: "1.1.1.1", family: 4 };

let answer: RequestListener = (_req, res) => res.end("hello");
const seen: IncomingMessage[] = [];
const server = createServer({ cert, key }, (req, res) => {
  seen.push(req);
  answer(req, res);
});
await new Promise<void>((resolve) => {
  server.listen(0, "127.0.0.1", resolve);
});
const { port } = server.address() as AddressInfo;
const url = `https://${HOST}:${port}/deliver?x=1`;
const resolving = (...found: FoundAddress[]) => jest.fn<Resolve>(() => Promise.resolve(found));
const local = { allowsPrivate: false, mayConnect: (address: string) => address === LOOPBACK.address, ca: cert };

beforeEach(() => {
  seen.length = 0;
  answer = (_req, res) => res.end("hello");
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test("an address is fetched with its name, from the address that was found once", async () => {
  answer = (req, res) => void text(req).then((seenBody) => res.writeHead(202, { "x-seen": seenBody }).end("done"));
  const resolve = resolving(LOOPBACK);
  const fetched = await guardedFetch({ ...local, resolve })(url, { method: "POST", body: "a body" });
  expect({ ...fetched, body: String(fetched.body) }).toMatchObject({ status: 202, body: "done" });
  expect(fetched.headers["x-seen"]).toBe("a body");
  expect(resolve.mock.calls).toEqual([[HOST]]);
  expect(seen[0]).toMatchObject({ url: "/deliver?x=1", headers: { host: `${HOST}:${port}`, connection: "close" } });
});

test("a redirect is an answer and isn't followed", async () => {
  answer = (_req, res) => res.writeHead(302, { location: "https://127.0.0.1/" }).end();
  expect(await guardedFetch({ ...local, resolve: resolving(LOOPBACK) })(url)).toMatchObject({ status: 302 });
  expect(seen).toHaveLength(1);
});

test.each([
  ["private addresses", resolving(LOOPBACK, { address: "::1", family: 6 }), "private"],
  ["an address within another", resolving({ address: "::ffff:127.0.0.1", family: 6 }), "private"],
  ["no address", resolving(), "unreachable"],
])("a name that has %s is refused before connecting", async (_, resolve, reason) => {
  await expect(guardedFetch({ allowsPrivate: false, resolve, ca: cert })(url)).rejects.toMatchObject({ reason });
  expect(seen).toEqual([]);
});

test("only the allowed addresses of a name are used", async () => {
  const fetched = await guardedFetch({ ...local, resolve: resolving({ address: "fd00::1", family: 6 }, LOOPBACK) })(
    url,
  );
  expect(fetched.status).toBe(200);
});

test("a socket that is connected to an address that isn't allowed sends nothing", async () => {
  const mayConnect = jest.fn<(address: string) => boolean>(() => false).mockReturnValueOnce(true);
  const resolve = resolving(LOOPBACK);
  await expect(guardedFetch({ allowsPrivate: false, mayConnect, resolve, ca: cert })(url)).rejects.toMatchObject({
    reason: "private",
  });
  expect(mayConnect.mock.calls).toEqual([["127.0.0.1"], ["127.0.0.1"]]);
  expect(seen).toEqual([]);
});

test.each([
  ["127.0.0.1", "private"],
  ["2130706433", "private"],
  ["0x7f.1", "private"],
  ["0177.0.0.1", "private"],
  ["127.1", "private"],
  ["１２７.0.0.1", "private"],
  ["127.0.0.1.", "private"],
  ["%31%32%37.0.0.1", "private"],
  ["[::1]", "private"],
  ["[::ffff:169.254.169.254]", "private"],
  ["[64:ff9b::a00:1]", "private"],
  ["[2002:7f00:1::]", "private"],
  ["me:secret@hooks.example.com", "address"],
  ["[fe80::1%25eth0]", "address"],
  ["300.1.1.1", "address"],
  ["", "address"],
])("https://%s/ is refused", async (host, reason) => {
  const resolve = resolving(PUBLIC);
  await expect(guardedFetch({ allowsPrivate: false, resolve })(`https://${host}/`)).rejects.toMatchObject({ reason });
  expect(resolve).not.toHaveBeenCalled();
});

test.each(["http://hooks.example.com/", "ftp://hooks.example.com/", "file:///etc/passwd", "data:,x", "hooks"])(
  "%s is not an https address",
  async (address) => {
    await expect(guardedFetch({ allowsPrivate: true })(address)).rejects.toMatchObject({ reason: "address" });
  },
);

test("private addresses are used if the server's settings allow them, with a certificate of their name", async () => {
  const allowed = { allowsPrivate: true, resolve: resolving(LOOPBACK) };
  expect((await guardedFetch({ ...allowed, ca: cert })(url)).status).toBe(200);
  await expect(guardedFetch(allowed)(url)).rejects.toMatchObject({ reason: "unreachable" });
  const other = url.replace(HOST, "other.example.com");
  await expect(guardedFetch({ ...allowed, ca: cert })(other)).rejects.toMatchObject({ reason: "unreachable" });
});

test("an answer that is too large with its headers is refused", async () => {
  answer = (_req, res) => res.end("x".repeat(500));
  const fetch = guardedFetch({ ...local, resolve: resolving(LOOPBACK) });
  await expect(fetch(url, { maxBytes: 510 })).rejects.toMatchObject({ reason: "large" });
  expect((await fetch(url, { maxBytes: 1000 })).body).toHaveLength(500);
  answer = (_req, res) => res.writeHead(200, { "x-long": "x".repeat(1000) }).end();
  await expect(fetch(url, { maxBytes: 1000 })).rejects.toMatchObject({ reason: "unreachable" });
});

test("the beginning of an answer that is too large is returned if the caller asks for it", async () => {
  answer = (_req, res) => res.end("x".repeat(5000));
  const fetch = guardedFetch({ ...local, resolve: resolving(LOOPBACK) });
  const { status, body } = await fetch(url, { maxBytes: 1000, cutsLong: true });
  expect(status).toBe(200);
  expect(body.length).toBeGreaterThan(500);
  expect(body.length).toBeLessThan(1000);
});

test.each<[string, RequestListener]>([
  ["no answer", () => undefined],
  ["an answer that doesn't end", (_req, res) => void res.writeHead(200).write("a part")],
])("%s is given up after the time limit", async (_, listener) => {
  answer = listener;
  const fetch = guardedFetch({ ...local, resolve: resolving(LOOPBACK) });
  await expect(fetch(url, { timeoutMs: 50 })).rejects.toMatchObject({ reason: "slow" });
});

test("a name whose lookup doesn't end is given up after the time limit", async () => {
  const fetch = guardedFetch({ ...local, resolve: () => new Promise(() => undefined) });
  await expect(fetch(url, { timeoutMs: 5 })).rejects.toMatchObject({ reason: "slow" });
});

test("an answer may have 64 kB with its headers unless the caller sets another limit", async () => {
  const limit = 64 * 1024;
  const fetch = guardedFetch({ ...local, resolve: resolving(LOOPBACK) });
  answer = (_req, res) => res.end("x".repeat(limit - 1024));
  expect((await fetch(url)).body).toHaveLength(limit - 1024);
  answer = (_req, res) => res.end("x".repeat(limit));
  await expect(fetch(url)).rejects.toMatchObject({ reason: "large" });
});

const pass = async (milliseconds: number) => {
  jest.advanceTimersByTime(milliseconds);
  await new Promise(setImmediate);
};

test("an answer that keeps arriving is given up after 15 seconds in all unless the caller sets another limit", async () => {
  const others = ["setInterval", "clearInterval", "setImmediate", "clearImmediate", "nextTick"] as const;
  jest.useFakeTimers({ doNotFake: [...others, "queueMicrotask", "Date", "hrtime", "performance"] });
  try {
    const begun = new Promise<ServerResponse>((resolve) => {
      answer = (_req, res) => {
        res.writeHead(200);
        resolve(res);
      };
    });
    let reason: unknown;
    const fetch = guardedFetch({ ...local, resolve: resolving(LOOPBACK) });
    void fetch(url).catch((error: ExternalFailure) => (reason = error.reason));
    const res = await begun;
    for (let second = 0; second < 14; second++) {
      await new Promise((done) => res.write("x", done));
      await pass(1000);
    }
    await pass(999);
    expect(reason).toBeUndefined();
    await pass(1);
    expect(reason).toBe("slow");
  } finally {
    jest.useRealTimers();
  }
});
