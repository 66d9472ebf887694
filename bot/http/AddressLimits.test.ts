import { EventEmitter, once } from "node:events";
import type { ServerResponse } from "node:http";
import { connect } from "node:net";
import { expect, test } from "@jest/globals";
import { STREAMING } from "./AddressLimits.ts";
import { serve } from "./serve.ts";

const REQUEST = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";

async function limitedServer() {
  const requests = new EventEmitter();
  const serving = await serve({ host: "127.0.0.1", port: 0, requestsPerAddress: 2 }, () => (_req, res) => {
    requests.emit("asked", res);
  });
  const client = async () => {
    const socket = connect(serving.port, "127.0.0.1").setEncoding("latin1");
    socket.on("error", () => {});
    await once(socket, "connect");
    return socket;
  };
  const asked = async () => ((await once(requests, "asked")) as [ServerResponse])[0];
  return { ...serving, client, asked, url: `http://127.0.0.1:${serving.port}` };
}

test("an address has a limited number of requests in progress on all its connections, except streams", async () => {
  const { client, asked, url, stop } = await limitedServer();
  const open = async () => {
    const response = asked();
    (await client()).write(REQUEST);
    return response;
  };
  const [first] = [await open(), await open()];
  const refused = await fetch(url);
  expect([refused.status, refused.headers.get("retry-after"), await refused.json()]).toEqual([
    429,
    "5",
    expect.objectContaining({ code: "too_many_at_once" }),
  ]);
  first.emit(STREAMING);
  await open();
  expect((await fetch(url)).status).toBe(429);
  await stop(0);
});

test("an address has a limited number of open connections, except those that carry streams", async () => {
  const { client, asked, stop } = await limitedServer();
  const clients = [];
  for (let n = 0; n < 20; n++) clients.push(await client());
  const [text] = await once(await client(), "data");
  expect(text).toMatch(/^HTTP\/1\.1 503 [^]*Retry-After: 5\r\n/);
  const response = asked();
  clients[0]?.write(REQUEST);
  (await response).emit(STREAMING);
  const another = await client();
  const next = asked();
  another.write(REQUEST);
  (await next).end();
  expect((await once(another, "data"))[0]).toMatch(/^HTTP\/1\.1 200 /);
  await stop(0);
});
