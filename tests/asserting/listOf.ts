import type { Answer, Browser } from "../servers/httpServer.ts";

interface ListedPart {
  status: number;
  rows: Answer["body"][];
  range: string | null;
}

export async function listOf(
  browser: Browser,
  resource: string,
  query: { sort?: [string, string]; range?: [number, number]; filter?: object } = {},
): Promise<ListedPart> {
  const { status, body, headers } = await browser.get(addressOfList(resource, query));
  return { status, rows: body, range: headers.get("content-range") };
}

export function addressOfList(resource: string, query: Record<string, unknown>): string {
  const params = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]);
  return `/api/admin/${resource}?${new URLSearchParams(params).toString()}`;
}

export function callOf(
  browser: Browser,
  method: "POST" | "PUT" | "DELETE",
  path: string,
  body?: object,
): Promise<Answer> {
  return browser.send(method, `/api/admin/${path}`, body);
}
