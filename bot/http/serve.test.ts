import { EventEmitter, once } from "node:events";
import type { ServerResponse } from "node:http";
import { connect } from "node:net";
import { expect, test } from "@jest/globals";
import { serve } from "./serve.ts";

const anyPort = { host: "127.0.0.1", port: 0 };
const REQUEST = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";

async function untilRefused(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, "127.0.0.1");
    const isOpen = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (!isOpen) return;
  }
}

async function silentServer() {
  const requests = new EventEmitter();
  const serving = await serve(anyPort, () => (_req, res) => void requests.emit("asked", res));
  const asked = once(requests, "asked") as Promise<[ServerResponse]>;
  return { ...serving, asked, url: `http://127.0.0.1:${serving.port}` };
}

test("a stopping server responds to running requests and accepts no new ones", async () => {
  const { url, port, stop, asked } = await silentServer();
  const running = fetch(url);
  const [res] = await asked;
  const stopped = stop(5000);
  await untilRefused(port);
  await expect(fetch(url)).rejects.toThrow("fetch failed");
  res.end("late, but here");
  expect(await (await running).text()).toBe("late, but here");
  await stopped;
});

test("a stopping server responds to connections that it hasn't accepted yet", async () => {
  const serving = await serve(anyPort, () => (_req, res) => void res.end("ok"));
  const socket = connect(serving.port, "127.0.0.1").setEncoding("latin1");
  await new Promise<void>((resolve) => process.nextTick(resolve));
  const stopped = serving.stop(5000);
  socket.write(REQUEST);
  expect(String(await once(socket, "data"))).toContain("200 OK");
  await stopped;
});

test("a request that outlasts the grace period is cut off", async () => {
  const { url, stop, asked } = await silentServer();
  const running = fetch(url).catch(() => "cut off");
  await asked;
  await stop(10);
  expect(await running).toBe("cut off");
});

test("a kept-alive connection doesn't keep the server running", async () => {
  const serving = await serve(anyPort, () => (_req, res) => void res.end("ok"));
  await (await fetch(`http://127.0.0.1:${serving.port}`)).text();
  await serving.stop(60_000);
});

test("an address in use is refused", async () => {
  const first = await serve(anyPort, () => () => {});
  const second = serve({ host: "127.0.0.1", port: first.port }, () => () => {});
  await expect(second).rejects.toMatchObject({ code: "EADDRINUSE" });
  await first.stop(100);
});

async function rawClient(port: number) {
  const socket = connect(port, "127.0.0.1").setEncoding("latin1");
  socket.on("error", () => {});
  await once(socket, "connect");
  let text = "";
  socket.on("data", (data) => {
    text += String(data);
  });
  const until = async (count: number) => {
    while (text.split("HTTP/1.1 200").length - 1 < count) await once(socket, "data");
  };
  return { socket, until };
}

test("a connection that sends many requests without waiting for responses is closed, and few of them are begun", async () => {
  let begun = 0;
  const serving = await serve(anyPort, () => () => {
    begun += 1;
  });
  const { socket } = await rawClient(serving.port);
  socket.write(REQUEST.repeat(2000));
  await once(socket, "close");
  expect(begun).toBe(5);
  await serving.stop(0);
});

test("a connection that waits for each response can send any number of requests", async () => {
  const serving = await serve(anyPort, () => (_req, res) => void res.end("ok"));
  const { socket, until } = await rawClient(serving.port);
  for (let count = 1; count <= 50; count++) {
    socket.write(REQUEST);
    await until(count);
  }
  expect(socket.closed).toBe(false);
  socket.destroy();
  await serving.stop(0);
});
