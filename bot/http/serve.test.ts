import { EventEmitter, once } from "node:events";
import type { ServerResponse } from "node:http";
import { expect, test } from "@jest/globals";
import { serve } from "./serve.ts";

const anyPort = { host: "127.0.0.1", port: 0 };

/** A server that answers nothing by itself; `asked` gives the next answer to write. */
async function silentServer() {
  const requests = new EventEmitter();
  const serving = await serve(anyPort, () => (_req, res) => void requests.emit("asked", res));
  const asked = once(requests, "asked") as Promise<[ServerResponse]>;
  return { ...serving, asked, url: `http://127.0.0.1:${serving.port}` };
}

test("what runs is answered before it stops, and nothing new is taken", async () => {
  const { url, stop, asked } = await silentServer();
  const running = fetch(url);
  const [res] = await asked;
  const stopped = stop(5000);
  await expect(fetch(url)).rejects.toThrow("fetch failed");
  res.end("late, but here");
  expect(await (await running).text()).toBe("late, but here");
  await stopped;
});

test("what takes longer than its patience is cut off", async () => {
  const { url, stop, asked } = await silentServer();
  const running = fetch(url).catch(() => "cut off");
  await asked;
  await stop(10);
  expect(await running).toBe("cut off");
});

test("a connection kept alive does not keep it running", async () => {
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
