import { readConfig } from "#bot/config.ts";
import { runServer } from "#bot/main.ts";

/** In milliseconds. Each message from the parent process sets a new value and is sent back as a reply. */
let ahead = Number(process.env["AHEAD"]);
const config = { ...readConfig(process.env), encryptionKeys: ["a key for tests"] };
const running = await runServer(config, { clock: { now: () => new Date(Date.now() + ahead) } });
process.on("message", (message) => {
  ahead = Number(message);
  process.send?.(message);
});
process.stdout.write(`${running.url}\n`);
process.once("SIGTERM", () => void running.stop().then(() => process.exit(0)));
