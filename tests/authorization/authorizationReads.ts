import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { afterAll } from "@jest/globals";

const STARTED = "http.server.request.start";

export function authorizationReads(port: number): ReadonlySet<string> {
  const reads = new Set<string>();
  const watch = (started: unknown) => {
    const { request, socket } = started as { request: IncomingMessage; socket: Socket };
    if (socket.localPort !== port) return;
    const sent = request.headers.authorization;
    const name = `${request.method} ${request.url}`;
    Object.defineProperty(request.headers, "authorization", {
      enumerable: true,
      get() {
        reads.add(name);
        return sent;
      },
    });
  };
  subscribe(STARTED, watch);
  afterAll(() => void unsubscribe(STARTED, watch));
  return reads;
}
