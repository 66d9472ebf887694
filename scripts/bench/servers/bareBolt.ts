import { App, ExpressReceiver, LogLevel } from "@slack/bolt";

const receiver = new ExpressReceiver({
  signingSecret: process.env["SLACK_SIGNING_SECRET"] ?? "",
  endpoints: "/api/slack/events",
  logLevel: LogLevel.ERROR,
});
const app = new App({
  receiver,
  authorize: () => Promise.resolve({ botToken: "xoxb-measured", botId: "B1", botUserId: "UBOT" }),
  logLevel: LogLevel.ERROR,
});
app.command("/pto", async ({ ack }) => ack());
receiver.router.get("/healthz", (_req, res) => void res.json({}));
await app.start({ host: "127.0.0.1", port: Number(process.env["PORT"]) });
