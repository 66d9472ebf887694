import { expect, test } from "@jest/globals";
import { Client } from "pg";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { database } from "../connect.ts";
import { copyIn } from "./copyIn.ts";
import { copyOut } from "./copyOut.ts";

const { url } = await testDatabase();
const LOAD = "COPY numbers FROM STDIN";

async function withClient(work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  await client.query("CREATE TEMPORARY TABLE numbers (value integer)");
  await work(client);
  await client.end();
}

async function breakerOf(client: Client): Promise<() => Promise<unknown>> {
  const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  return () => database().pool.query("SELECT pg_terminate_backend($1)", [rows[0]?.pid]);
}

async function* pieces(...texts: (string | Error)[]): AsyncGenerator<Buffer> {
  for (const text of texts) {
    if (text instanceof Error) throw text;
    yield await Promise.resolve(Buffer.from(text));
  }
}

test("rows arrive whole, however the pieces split them, and go out again", async () => {
  await withClient(async (client) => {
    expect(await copyIn(client, LOAD, pieces("1\n2", "3\n", "4", "\n"))).toBe(3);
    const out: Buffer[] = [];
    for await (const piece of copyOut(client, "COPY numbers TO STDOUT")) out.push(piece);
    expect(Buffer.concat(out).toString()).toBe("1\n23\n4\n");
    expect(await copyIn(client, LOAD, pieces())).toBe(0);
  });
});

test("pieces that end with an error load nothing, and the connection can be used again", async () => {
  await withClient(async (client) => {
    await expect(copyIn(client, LOAD, pieces("1\n", new Error("cut")))).rejects.toThrow("cut");
    expect((await client.query("SELECT FROM numbers")).rowCount).toBe(0);
  });
});

test("the server's error is reported, and the connection can be used again", async () => {
  await withClient(async (client) => {
    const many = Array.from({ length: 50 }, () => "1\n".repeat(50_000));
    await expect(copyIn(client, LOAD, pieces("no number\n", ...many))).rejects.toThrow("invalid input syntax");
    expect((await client.query("SELECT FROM numbers")).rowCount).toBe(0);
  });
});

test("a connection that breaks ends both directions with an error", async () => {
  await withClient(async (client) => {
    const broken = await breakerOf(client);
    const breaking = async function* () {
      yield Buffer.from("1\n");
      await broken();
      for (let n = 0; n < 100; n++) yield Buffer.from("1\n".repeat(50_000));
    };
    await expect(copyIn(client, LOAD, breaking())).rejects.toThrow(/./);
  });
  await withClient(async (client) => {
    const broken = await breakerOf(client);
    const read = async () => {
      for await (const _ of copyOut(client, "COPY (SELECT generate_series(1, 3000000)) TO STDOUT")) await broken();
    };
    await expect(read()).rejects.toThrow(/./);
  });
});
