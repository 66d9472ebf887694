import type { Response } from "express";
import { Refusal } from "#core/refusal.ts";
import { STREAMING } from "../AddressLimits.ts";
import { type Hint, HINTS } from "#core/live/Hint.ts";

const MOST = 5000;
const MOST_PER_PERSON = 12;
const RETRY_AFTER = 30;
const MOST_UNREAD = 16 * 1024;
const RECONNECT_MS = 2000;
const RECONNECT_SPREAD_MS = 4000;
const ENDS_WITHIN_MS = 10_000;

export interface Watcher {
  sessionId: string;
  organizationId: string;
  userId: string;
}

interface Stream extends Watcher {
  res: Response;
  /** Hints use `sent` as their version, because the number of changes would reveal hidden changes. */
  sent: number;
}

export class LiveStreams {
  readonly #streams = new Map<string, Set<Stream>>();
  readonly #chance: () => number;
  #count = 0;

  constructor(chance: () => number = Math.random) {
    this.#chance = chance;
  }

  get count(): number {
    return this.#count;
  }

  open(res: Response, watcher: Watcher): void {
    if (res.closed || res.socket?.destroyed !== false) return;
    const streams = this.#streams.get(watcher.organizationId) ?? new Set();
    const own = [...streams].filter(({ userId }) => userId === watcher.userId).length;
    // An organization can have at most half of the streams.
    const left = MOST - this.#count;
    if (own >= MOST_PER_PERSON || streams.size >= left) {
      const text = "Too many pages are open, so this page updates only every 30 seconds.";
      throw new Refusal("throttled", "too_many_streams", text, { retryAfter: RETRY_AFTER });
    }
    const stream: Stream = { res, sent: 0, ...watcher };
    this.#streams.set(watcher.organizationId, streams.add(stream));
    this.#count++;
    res.emit(STREAMING);
    res.once("close", () => this.#remove(stream));
    res.writeHead(200, {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-store, no-transform",
      "X-Accel-Buffering": "no",
    });
    res.write(`retry: ${Math.round(RECONNECT_MS + RECONNECT_SPREAD_MS * this.#chance())}\n\n`);
  }

  viewersIn(organizationId: string): string[] {
    return [...new Set([...(this.#streams.get(organizationId) ?? [])].map(({ userId }) => userId))];
  }

  send(organizationId: string, hinted: ReadonlyMap<string, Iterable<Hint>>): void {
    for (const stream of this.#streams.get(organizationId) ?? []) {
      const hints = hinted.get(stream.userId);
      if (hints) sendTo(stream, hints);
    }
  }

  sendAll(): void {
    for (const stream of this.#all()) sendTo(stream, HINTS);
  }

  /** Sends an SSE comment, so that proxies don't close idle streams. */
  beat(): void {
    for (const { res } of this.#all()) write(res, ":\n\n");
  }

  sessions(): string[] {
    return [...new Set([...this.#all()].map(({ sessionId }) => sessionId))];
  }

  endOthers(open: ReadonlySet<string>, checked: readonly string[]): void {
    const ended = new Set(checked.filter((id) => !open.has(id)));
    for (const stream of this.#all()) if (ended.has(stream.sessionId)) end(stream.res);
  }

  endAll(): void {
    for (const { res } of this.#all()) res.end();
  }

  *#all(): Generator<Stream> {
    for (const streams of this.#streams.values()) yield* streams;
  }

  #remove(stream: Stream): void {
    const streams = this.#streams.get(stream.organizationId);
    if (!streams?.delete(stream)) return;
    this.#count--;
    if (streams.size === 0) this.#streams.delete(stream.organizationId);
  }
}

function sendTo(stream: Stream, hints: Iterable<Hint>): void {
  stream.sent++;
  write(stream.res, [...hints].map((hint) => `event: ${hint}\ndata: ${stream.sent}\n\n`).join(""));
}

function end(res: Response): void {
  if (res.writableEnded) return;
  res.end();
  const timer = setTimeout(() => res.destroy(), ENDS_WITHIN_MS).unref();
  res.once("close", () => clearTimeout(timer));
}

function write(res: Response, text: string): void {
  if (res.writableEnded) return;
  if (res.writableLength > MOST_UNREAD) res.destroy();
  else res.write(text);
}
