import { Readable, Writable } from "node:stream";
import { finished } from "node:stream/promises";
import { expect, test } from "@jest/globals";
import type { ClientBase } from "pg";
import type { Spans } from "./inSpan.ts";
import { traceClient } from "./traceClient.ts";

test.each([
  ["COPY people FROM STDIN", () => new Writable({ write: (_chunk, _encoding, done) => done() }).end("1")],
  ["COPY people TO STDOUT", () => Readable.from(["1"]).resume()],
])("the span of %s ends with its stream", async (text, copy) => {
  const ended: object[] = [];
  const spans = { begin: () => ({ end: (facts: object) => ended.push(facts) }) } as unknown as Spans;
  const client = { query: (statement: unknown) => statement } as unknown as ClientBase;
  traceClient(client, spans);
  const stream = Object.assign(copy(), { text });
  void client.query(stream as unknown as string);
  expect(ended).toEqual([]);
  await finished(stream);
  expect(ended).toEqual([{}]);
});
