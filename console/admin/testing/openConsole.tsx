import "@testing-library/jest-dom/jest-globals";
import { jest } from "@jest/globals";
import { configure, render } from "@testing-library/react";
import { quickKeys } from "#console/shared/testing/quickKeys.ts";
import { quickQueries } from "#console/shared/testing/quickQueries.ts";
import { HttpError } from "react-admin";
import { STANDARD_TYPES } from "#core/leave/standardTypes.ts";
import type { Role } from "#core/people/access/roles.ts";
import { App } from "../App.tsx";
import { browser } from "../session/browser.ts";

configure({ asyncUtilTimeout: 10_000 });
quickQueries();
jest.setTimeout(40_000);

interface MadeCall {
  method: string;
  path: string;
  body: unknown;
}

type Reply = object | ((body: unknown, url: string, init: RequestInit) => unknown);

export function refusal(status: number, error: string, fields?: Record<string, string>, more: object = {}) {
  return () => new Response(JSON.stringify({ error, code: "refused", ...(fields && { fields }), ...more }), { status });
}

const EMPTY: Record<string, Reply> = {
  "GET /api/inbox/unread": { unread: 0 },
  "GET /api/connected-calendars": { services: [], calendars: [] },
};

export function openConsole(address: string, role: Role | null, replies: Record<string, Reply> = {}) {
  window.history.replaceState(null, "", address);
  quietly();
  const left: string[] = [];
  jest.spyOn(browser, "goTo").mockImplementation((place) => void left.push(place));
  const made: MadeCall[] = [];
  const fetchFake = async (url: string, init: RequestInit = {}) => {
    const method = init.method ?? "GET";
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : (init.body ?? undefined);
    made.push({ method, path: url, body });
    const [bare = ""] = url.split("?");
    return answerOf(
      bare === "/api/auth/user"
        ? role && { ...sessionOf(role), ...(replies["GET /api/auth/user"] as object) }
        : await replyTo(replies[`${method} ${bare}`] ?? EMPTY[`${method} ${bare}`], body, url, init),
    );
  };
  globalThis.fetch = fetchFake as unknown as typeof fetch;
  render(<App />);
  return { made, left, keys: quickKeys() };
}

function quietly(): void {
  const log = console.error; // oxlint-disable-line no-console -- the spy passes all other errors on to it
  if (jest.isMockFunction(log)) return;
  jest.spyOn(console, "error").mockImplementation((first: unknown, ...rest: unknown[]) => {
    if (!(first instanceof HttpError)) log(first, ...rest);
  });
}

function sessionOf(role: Role): object {
  const leaveTypes = STANDARD_TYPES.map((type) => ({ id: type.key, ...type }));
  return {
    id: "me",
    name: "Ada Reyes",
    email: "ada@a.example",
    role,
    organizationName: "Lumen & Oak",
    leaveTypes,
  };
}

async function replyTo(reply: Reply | undefined, body: unknown, url: string, init: RequestInit): Promise<unknown> {
  if (reply === undefined) return refusal(404, "Not found")();
  return typeof reply === "function"
    ? (reply as (...request: [unknown, string, RequestInit]) => unknown)(body, url, init)
    : reply;
}

/** jsdom has no Response. The class implements only the members that the console uses. */
class Response {
  readonly ok: boolean;
  readonly status: number;
  readonly statusText = "";
  readonly headers: Headers;
  readonly #text: string;

  constructor(
    text: string,
    { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
  ) {
    this.#text = text;
    this.status = status;
    this.ok = status < 400;
    this.headers = new Headers(headers);
  }

  async text(): Promise<string> {
    return this.#text;
  }
}

function answerOf(reply: unknown): Response {
  if (reply instanceof Response) return reply;
  if (reply === null) return new Response("", { status: 204 });
  const headers: Record<string, string> = Array.isArray(reply) ? { "Content-Range": `rows 0-1/${reply.length}` } : {};
  return new Response(JSON.stringify(reply), { headers });
}
