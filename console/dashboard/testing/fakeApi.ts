export interface MadeCall {
  method: string;
  path: string;
  body: unknown;
}

/** Values are sent with status 200, functions are called each time, and `answer` sets any status. */
type Reply = unknown;
type Replying = (body: unknown, headers: RequestInit["headers"]) => unknown;

const ANSWER = Symbol("answer");

export function answer(status: number, body?: unknown, headers: Record<string, string> = {}): Reply {
  return { [ANSWER]: true, status, body, headers };
}

/** Keys are `METHOD /path`; a key with a query takes precedence. */
export function fakeApi(replies: Record<string, Reply>): { made: MadeCall[]; replies: Record<string, Reply> } {
  const made: MadeCall[] = [];
  const fetchFake = async (address: string, init: RequestInit = {}) => {
    const method = init.method ?? "GET";
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    made.push({ method, path: address, body });
    const bare = address.split("?")[0] ?? address;
    const found =
      replies[`${method} ${address}`] ?? replies[`${method} ${bare}`] ?? answer(404, { error: "Not found" });
    const reply: unknown = await (typeof found === "function" ? (found as Replying)(body, init.headers) : found);
    const { status, body: said, headers } = isAnswer(reply) ? reply : { status: 200, body: reply, headers: {} };
    const text = said === undefined ? "" : typeof said === "string" ? said : JSON.stringify(said);
    return { ok: status < 400, status, statusText: "", headers: new Headers(headers), text: async () => text };
  };
  globalThis.fetch = fetchFake as unknown as typeof fetch;
  return { made, replies };
}

function isAnswer(reply: unknown): reply is { status: number; body: unknown; headers: Record<string, string> } {
  return typeof reply === "object" && reply !== null && ANSWER in reply;
}
