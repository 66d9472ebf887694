import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { clientOf } from "./middleware/addressOf.ts";

/** Browsers keep connections open between requests. */
const CONNECTIONS_PER_REQUEST = 10;
const RETRY_AFTER = 5;
/** Emitted by a response when it becomes the stream of an open page. */
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

/** Streams of open pages don't count, because they last as long as the page. */
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

  /** Refuses a request (429), and returns false, if its address has too many in progress. */
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

  /** The returned function counts the connection again. */
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

/** Kept, because a closed socket no longer has its address. */
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
