import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readConfig } from "#bot/config.ts";
import { runServer } from "#bot/main.ts";
import { buildIfNeeded } from "../build/buildIfNeeded.js";
import { startDemoCalendars } from "../demo/demoCalendars.ts";
import { startDemoSlack } from "../demo/demoSlack.ts";
import { demoToday, handClock, seedDemo } from "../demo/seedDemo.ts";

export async function startPictureDemo(): Promise<{ url: string; slackUrl: string; stop: () => Promise<void> }> {
  await buildIfNeeded();
  const slack = await startDemoSlack("0");
  const calendars = await startDemoCalendars("0");
  const dataDir = await mkdtemp(path.join(tmpdir(), "awayday-screenshots-"));
  const hand = handClock();
  let living = false;
  const sandboxes = { ...slack.env, ...calendars.env };
  const config = readConfig({ ...process.env, ...sandboxes, PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "warn" });
  const running = await runServer(config, {
    clock: { now: () => (living ? new Date() : hand.now()) },
    prepare: async () => {
      await seedDemo(demoToday(new Date()), hand, async () => {
        living = true;
        await slack.connect();
      });
    },
  });
  slack.leadTo(running.url);
  return {
    url: running.url,
    slackUrl: slack.url,
    stop: async () => {
      await running.stop();
      await slack.stop();
      await calendars.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
