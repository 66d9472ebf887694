import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { clientOf } from "./middleware/addressOf.ts";

const CONNECTIONS_PER_REQUEST = 10;
const RETRY_AFTER = 5;
export const STREAMING = "streaming";
const BODY = JSON.stringify({
  error: "Too many requests from this address are in progress. Please try again.",
  code: "too_many_at_once",
});
const RAW = [
  "HTTP/1.1 503 Service Unavailable",
  `Retry-After: ${RETRY_AFTER}`,
  "Content-Length: 0",
  "Connection: close",
  "\r\n",
].join("\r\n");

/** Event streams don't count, because each lasts as long as its page. */
export class AddressLimits {
  readonly #most: number;
  readonly #requests = new Map<string, number>();
  readonly #connections = new Map<string, number>();
  readonly #streaming = new WeakSet<Socket>();

  constructor(most: number) {
    this.#most = most;
  }

  connect(socket: Socket): void {
    const address = addressAt(socket);
    if ((this.#connections.get(address) ?? 0) >= this.#most * CONNECTIONS_PER_REQUEST) {
      socket.end(RAW, () => socket.destroy());
      return;
    }
    add(this.#connections, address, 1);
    socket.once("close", () => add(this.#connections, address, -1));
  }

  begins({ socket }: IncomingMessage, res: ServerResponse): boolean {
    const address = addressAt(socket);
    if ((this.#requests.get(address) ?? 0) >= this.#most) {
      refuse(res);
      return false;
    }
    add(this.#requests, address, 1);
    let ends = () => add(this.#requests, address, -1);
    res.once("close", () => ends());
    res.once(STREAMING, () => {
      ends();
      ends = this.#leaveOut(socket, address);
    });
    return true;
  }

  #leaveOut(socket: Socket, address: string): () => void {
    if (this.#streaming.has(socket)) return () => {};
    this.#streaming.add(socket);
    add(this.#connections, address, -1);
    return () => {
      this.#streaming.delete(socket);
      add(this.#connections, address, 1);
    };
  }
}

function refuse(res: ServerResponse): void {
  res.writeHead(429, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(BODY),
    "Cache-Control": "no-store",
    "Retry-After": RETRY_AFTER,
  });
  res.end(BODY);
}

/** A closed socket has no `remoteAddress`. */
const addresses = new WeakMap<Socket, string>();
function addressAt(socket: Socket): string {
  const known = addresses.get(socket);
  if (known !== undefined) return known;
  const address = clientOf({ ip: socket.remoteAddress });
  addresses.set(socket, address);
  return address;
}

function add(counts: Map<string, number>, address: string, change: number): void {
  const count = (counts.get(address) ?? 0) + change;
  if (count === 0) counts.delete(address);
  else counts.set(address, count);
}
