import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { AddressLimits } from "./AddressLimits.ts";
import { UnreadAnswers } from "./UnreadAnswers.ts";

/** In milliseconds. Load balancers should close idle connections first. */
const KEEP_ALIVE = 65_000;
const POLL_INTERVAL_MS = 50;
const SHORT_TURN_MS = 1;
const MOST_TURNS = 100;
const SWEEP_EVERY_MS = 1000;
/** The maximum number of concurrent requests per connection. */
const MOST_AT_ONCE = 5;

interface Address {
  host: string;
  port: number;
  requestsPerAddress?: number | undefined;
  /** `most` is in bytes; `sweepEvery` is in milliseconds. */
  unread?: { most: number; sweepEvery: number };
}

export interface Serving {
  port: number;
  stop: (patience: number) => Promise<void>;
}

export async function serve(
  { host, port, requestsPerAddress, unread }: Address,
  listenerFor: (port: number) => RequestListener,
): Promise<Serving> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE, headersTimeout: KEEP_ALIVE + 1000 });
  const unreadAnswers = new UnreadAnswers(unread?.most);
  const limits = requestsPerAddress === undefined ? undefined : new AddressLimits(requestsPerAddress);
  server.on("connection", (socket) => {
    unreadAnswers.watch(socket);
    limits?.connect(socket);
  });
  const sweeping = setInterval(() => unreadAnswers.sweep(), unread?.sweepEvery ?? SWEEP_EVERY_MS).unref();
  const running = new WeakMap<Socket, number>();
  let stopping = false;
  const actualPort = await new Promise<number>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      const address = server.address() as AddressInfo;
      const answer = listenerFor(address.port);
      server.on("request", (req, res) => {
        if (!begins(running, req.socket, res) || limits?.begins(req, res) === false) return;
        if (stopping) res.shouldKeepAlive = false;
        answer(req, res);
      });
      resolve(address.port);
    });
  });

  return {
    port: actualPort,
    async stop(patience) {
      stopping = true;
      await acceptWaiting();
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      const closingIdle = setInterval(() => server.closeIdleConnections(), POLL_INTERVAL_MS);
      const cuttingOff = setTimeout(() => server.closeAllConnections(), patience);
      await closed;
      clearInterval(closingIdle);
      clearInterval(sweeping);
      clearTimeout(cuttingOff);
    },
  };
}

/** Accepts the connections in the system's queue, because closing would reset them. */
async function acceptWaiting(): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const began = performance.now();
    await new Promise(setImmediate);
    if (turn > 0 && performance.now() - began < SHORT_TURN_MS) return;
  }
}

function begins(running: WeakMap<Socket, number>, socket: Socket, res: ServerResponse): boolean {
  const before = running.get(socket) ?? 0;
  // Node can emit requests that arrived together even after the connection is destroyed.
  if (before >= MOST_AT_ONCE || socket.destroyed) {
    socket.destroy();
    return false;
  }
  running.set(socket, before + 1);
  res.once("close", () => running.set(socket, (running.get(socket) ?? 1) - 1));
  return true;
}
