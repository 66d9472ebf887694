import { AsyncLocalStorage } from "node:async_hooks";
import { EventEmitter } from "node:events";
import type { ClientBase, Pool } from "pg";
import { errorType, type Spans } from "./inSpan.ts";
import { withoutValues } from "./withoutValues.ts";

type Query = (...args: unknown[]) => unknown;
type Callback = (error: unknown, ...rest: unknown[]) => void;

/** Security: records each statement's text without its values. */
export function traceClient(client: ClientBase, spans: Spans): void {
  const query = client.query.bind(client) as Query;
  client.query = ((...args: unknown[]) => {
    const [first] = args;
    const { name = "", text } =
      typeof first === "string" ? { text: first } : (first as { name?: string; text?: unknown });
    if (typeof text !== "string") return query(...args);
    const facts = { "db.system.name": "postgresql", "db.query.text": withoutValues(text) };
    const span = spans.begin(name || keywordOf(text), "client", facts);
    const end = (error?: unknown) => span.end(error ? { error: errorType(error) } : {});
    const last = args.at(-1);
    if (typeof last === "function") {
      const done: Callback = (error, ...rest) => {
        end(error);
        (last as Callback)(error, ...rest);
      };
      return query(...args.slice(0, -1), done);
    }
    const result = query(...args);
    // If rows are read while they arrive, or are copied, the result is the statement or stream, not a promise.
    if (result instanceof EventEmitter)
      result
        .once("end", () => end())
        .once("finish", () => end())
        .once("error", end);
    else (result as Promise<unknown>).then(() => end(), end);
    return result;
  }) as typeof client.query;
}

export function tracePool(pool: Pool, spans: Spans): void {
  pool.on("connect", (client) => traceClient(client, spans));
  const connect = pool.connect.bind(pool) as Query;
  pool.connect = ((callback?: (...args: unknown[]) => void) =>
    callback ? connect(AsyncLocalStorage.bind(callback)) : connect()) as typeof pool.connect;
}

function keywordOf(text: string): string {
  return /[A-Za-z]+/.exec(text)?.[0]?.toUpperCase() ?? "statement";
}
