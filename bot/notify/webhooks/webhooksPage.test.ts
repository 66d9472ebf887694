import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { expect, test } from "@jest/globals";
import { WEBHOOK_EVENT_NAMES } from "#core/webhooks/webhookEvents.ts";
import { signature } from "./signature.ts";

const page = readFileSync("docs/webhooks.md", "utf8");
const snippets = [...page.matchAll(/```js\n([^`]*(?:`\$\{[^`]+`[^`]*)*)```/g)].map(([, code = ""]) => code);
const SECRET = `whsec_${Buffer.from("thirty-two bytes for a good test").toString("base64")}`;
const BODY = JSON.stringify({ type: "ping", timestamp: "2027-03-01T15:00:00.000Z", data: {} });

async function run(code: string, secrets: readonly string[], body = BODY): Promise<string> {
  const timestamp = Math.floor(Date.now() / 1000);
  const signed = signature(secrets, { id: "msg_1", timestamp, body: BODY });
  const headers = { "webhook-id": "msg_1", "webhook-timestamp": String(timestamp), "webhook-signature": signed };
  const use = `const read = () => {
    try { return JSON.stringify(verified(...JSON.parse(process.argv[1]))); } catch { return "refused"; }
  };
  console.log(read());`;
  const input = JSON.stringify([SECRET, headers, body]);
  const args = ["--input-type=module", "-e", `${code}\n${use}`, input];
  return (await promisify(execFile)(process.execPath, args)).stdout.trim();
}

test("both snippets of docs/webhooks.md accept our messages, also during a rotation, and no others", async () => {
  expect(snippets).toHaveLength(2);
  for (const code of snippets) {
    expect(await run(code, [SECRET])).toBe(BODY);
    expect(await run(code, ["whsec_b3RoZXI=", SECRET])).toBe(BODY);
    expect(await run(code, ["whsec_b3RoZXI="])).toBe("refused");
    expect(await run(code, [SECRET], BODY.replace("ping", "pong"))).toBe("refused");
  }
});

test("docs/webhooks.md lists every event", () => {
  expect(WEBHOOK_EVENT_NAMES.filter((event) => !page.includes(`\`${event}\``))).toEqual([]);
});
