import type { Socket } from "node:net";

/** In bytes, for all connections together. */
const MOST = 128 * 1024 * 1024;

/** Security: without this limit, a client could exhaust the memory by requesting long lists and not reading them. */
export class UnreadAnswers {
  readonly #most: number;
  readonly #sockets = new Set<Socket>();
  #waiting: ReadonlySet<Socket> = new Set();

  constructor(most = MOST) {
    this.#most = most;
  }

  watch(socket: Socket): void {
    this.#sockets.add(socket);
    socket.once("close", () => this.#sockets.delete(socket));
  }

  sweep(): void {
    const unread = [...this.#sockets].filter(({ destroyed, writableLength }) => !destroyed && writableLength > 0);
    let total = unread.reduce((sum, { writableLength }) => sum + writableLength, 0);
    const most = unread.filter((socket) => this.#waiting.has(socket)).toSorted(byUnread);
    for (const socket of most) {
      if (total <= this.#most) break;
      total -= socket.writableLength;
      socket.destroy();
    }
    this.#waiting = new Set(unread);
  }
}

function byUnread(one: Socket, other: Socket): number {
  return other.writableLength - one.writableLength;
}
