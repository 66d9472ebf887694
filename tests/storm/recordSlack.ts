import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Sandbox } from "#scripts/sandbox/Sandbox.ts";
import type { Seed } from "./Seed.ts";

export async function recordSlack(sandbox: Sandbox, act: () => Promise<void>): Promise<Seed[]> {
  const { eventsUrl } = sandbox;
  const seeds: Seed[] = [];
  const recorder = createServer((req, res) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of req as AsyncIterable<Buffer>) chunks.push(chunk);
      const text = Buffer.concat(chunks).toString();
      seeds.push(seedOf(text, req.headers["content-type"] ?? ""));
      const headers = Object.entries(req.headers).flatMap(([name, value]) =>
        /^(content-type|x-slack-)/.test(name) && typeof value === "string" ? [[name, value] as [string, string]] : [],
      );
      const answer = await fetch(eventsUrl, { method: "POST", body: text, headers });
      const type = answer.headers.get("content-type");
      res.writeHead(answer.status, type ? { "content-type": type } : {}).end(await answer.text());
    })();
  });
  recorder.listen(0, "127.0.0.1");
  await once(recorder, "listening");
  sandbox.eventsUrl = `http://127.0.0.1:${(recorder.address() as AddressInfo).port}`;
  try {
    await act();
  } finally {
    sandbox.eventsUrl = eventsUrl;
    recorder.closeAllConnections();
    recorder.close();
  }
  return seeds;
}

function seedOf(text: string, type: string): Seed {
  const common = { method: "POST", address: "/api/slack/events", headers: {}, as: ["visitor"], isFromSlack: true };
  if (type.includes("json")) return { ...common, encoding: "json", body: JSON.parse(text) };
  const fields = [...new URLSearchParams(text)].map(([name, value]) => [
    name,
    name === "payload" ? (JSON.parse(value) as unknown) : value,
  ]);
  return { ...common, encoding: "form", body: Object.fromEntries(fields) };
}
