import { Client } from "pg";
import { startEmbeddedPostgres } from "../startEmbeddedPostgres.ts";

export type Report =
  | { kind: "started"; url: string; adopted: boolean; pid: number }
  | { kind: "failed"; message: string }
  | { kind: "written"; id: number }
  | { kind: "stopped" };
export type Order = { kind: "write"; from: number } | { kind: "stop" };

const report = (message: Report) => process.send?.(message);

async function write(url: string, from: number): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  await client.query("CREATE TABLE IF NOT EXISTS written (id integer PRIMARY KEY)");
  for (let id = from; ; id++) {
    await client.query("INSERT INTO written VALUES ($1)", [id]);
    report({ kind: "written", id });
  }
}

const [home = ""] = process.argv.slice(2);
process.once("disconnect", () => process.exit());
try {
  const { url, adopted, pid, stop } = await startEmbeddedPostgres(home);
  report({ kind: "started", url, adopted, pid });
  process.on("message", (order: Order) => {
    if (order.kind === "write") void write(url, order.from).catch(() => {});
    else void stop().then(() => process.send?.({ kind: "stopped" }, () => process.exit()));
  });
} catch (error) {
  process.send?.({ kind: "failed", message: (error as Error).message }, () => process.exit(1));
}
