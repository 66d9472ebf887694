import { getEventListeners } from "node:events";
import { expect, jest, test } from "@jest/globals";
import { pino } from "pino";
import { listen } from "./listen.ts";

test("attempts to reach an unavailable database leave no listeners", async () => {
  const added = jest.spyOn(AbortSignal.prototype, "addEventListener");
  const log = pino({ level: "silent" });
  let failures = 0;
  const tried = new Promise<void>((resolve) => {
    jest.spyOn(log, "warn").mockImplementation(() => {
      if (++failures === 15) resolve();
    });
  });
  const listener = listen({
    databaseUrl: "postgres://nobody@127.0.0.1:1/none",
    channel: "any",
    onMessage: () => {},
    log,
    retryMs: 0,
  });
  await tried;
  const [signal] = added.mock.contexts as AbortSignal[];
  expect(signal && getEventListeners(signal, "abort").length).toBeLessThanOrEqual(1);
  await listener.stop();
});
