import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterAll, afterEach, expect, test } from "@jest/globals";
import { connect, disconnect } from "./connect.ts";

function message(type: string, body: string): Buffer {
  const content = Buffer.from(body, "latin1");
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(4 + content.length, 1);
  return Buffer.concat([head, content]);
}

const OPENS = [message("R", "\0\0\0\0"), message("Z", "I")];
const ENDS = message("E", "SFATAL\0C57P01\0Mterminating connection\0\0");

const server = createServer((socket) => socket.once("data", () => socket.end(Buffer.concat([...OPENS, ENDS]))));
await once(server.listen(0, "127.0.0.1"), "listening");
const url = `postgres://user:secret@127.0.0.1:${(server.address() as AddressInfo).port}/database`;
const uncaught: unknown[] = [];
const note = (error: unknown) => void uncaught.push(error);
process.on("uncaughtException", note);
afterEach(disconnect);
afterAll(() => {
  process.off("uncaughtException", note);
  server.close();
});

test("a connection that PostgreSQL opens and ends at once rejects statements, and doesn't end the process", async () => {
  const { sequelize, pool } = connect(url);
  await expect(sequelize.query("SELECT 1")).rejects.toThrow("not queryable");
  const client = await pool.connect();
  await expect(client.query("SELECT 1")).rejects.toThrow("not queryable");
  client.release(true);
  expect(uncaught).toEqual([]);
});
