import { type Hint, HINTS } from "#core/live/Hint.ts";

const STREAM = "/api/events";
const SHARED = "awayday-events";
const POLL_EVERY_MS = 30_000;
const FIRST_RETRY_MS = 5000;
const LONGEST_RETRY_MS = 60_000;

type OnHints = (hints: readonly Hint[]) => void;

/** All tabs share one stream. Without a secure context, browsers have no locks, and each tab keeps its own stream. */
export function watchHints(onHints: OnHints): () => void {
  if (typeof EventSource === "undefined") return () => {};
  const watching = new AbortController();
  const { signal } = watching;
  const locks = (navigator as Partial<Navigator>).locks;
  if (locks && typeof BroadcastChannel !== "undefined") {
    const channel = new BroadcastChannel(SHARED);
    channel.addEventListener("message", ({ data }: MessageEvent<readonly Hint[]>) => onHints(data));
    const share: OnHints = (hints) => {
      onHints(hints);
      channel.postMessage(hints);
    };
    signal.addEventListener("abort", () => channel.close());
    locks.request(SHARED, { signal }, () => keepStream(share, signal)).catch(() => {});
  } else {
    void keepStream(onHints, signal);
  }
  return () => watching.abort();
}

/** Resolves only when the signal aborts, because resolving releases the lock. */
function keepStream(onHints: OnHints, signal: AbortSignal): Promise<void> {
  let source: EventSource | undefined;
  let retry: number | undefined;
  let polling: number | undefined;
  let refusals = 0;

  const open = () => {
    const stream = new EventSource(STREAM);
    source = stream;
    for (const hint of HINTS) stream.addEventListener(hint, () => onHints([hint]));
    stream.addEventListener("open", () => {
      refusals = 0;
      if (polling === undefined) return;
      clearInterval(polling);
      polling = undefined;
      onHints(HINTS);
    });
    stream.addEventListener("error", () => {
      polling ??= window.setInterval(() => onHints(HINTS), POLL_EVERY_MS);
      // The browser reconnects by itself unless the server refused the stream.
      if (stream.readyState !== EventSource.CLOSED) return;
      retry = window.setTimeout(open, retryDelay(refusals++));
    });
  };
  open();

  return new Promise((resolve) => {
    signal.addEventListener("abort", () => {
      source?.close();
      clearTimeout(retry);
      clearInterval(polling);
      resolve();
    });
  });
}

/** Returns milliseconds. */
function retryDelay(refusals: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** refusals, LONGEST_RETRY_MS) * (0.5 + Math.random());
}
