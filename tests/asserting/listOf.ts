import type { Answer, Browser } from "../servers/httpServer.ts";

/** A part of a list of the console: its rows, and what the answer says of their place. */
export interface ListedPart {
  status: number;
  // Rows are whatever the resource is; tests say what they expect of them.
  rows: any[]; // oxlint-disable-line typescript/no-explicit-any
  range: string | null;
}

/** Asks for a list of the console as ra-data-simple-rest does. */
export async function listOf(
  browser: Browser,
  resource: string,
  query: { sort?: [string, string]; range?: [number, number]; filter?: object } = {},
): Promise<ListedPart> {
  const { status, body, headers } = await browser.get(addressOfList(resource, query));
  return { status, rows: body, range: headers.get("content-range") };
}

/** The address of a list. */
export function addressOfList(resource: string, query: Record<string, unknown>): string {
  const params = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]);
  return `/api/admin/${resource}?${new URLSearchParams(params).toString()}`;
}

/** The answer of a call to a resource of the console. */
export function callOf(
  browser: Browser,
  method: "POST" | "PUT" | "DELETE",
  path: string,
  body?: object,
): Promise<Answer> {
  return browser.send(method, `/api/admin/${path}`, body);
}
