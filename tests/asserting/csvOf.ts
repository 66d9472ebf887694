import { parse } from "csv-parse/sync";
import type { Browser } from "../servers/httpServer.ts";

interface ReadFile {
  status: number;
  headers: Headers;
  text: string;
  columns: string[];
  rows: Record<string, string>[];
}

export async function csvOf(browser: Browser, path: string): Promise<ReadFile> {
  const { status, body, headers } = await browser.get(`/api/admin/${path}`);
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const [columns = [], ...lines] = status === 200 ? parse(text, { bom: true }) : [];
  const rows = lines.map((cells) => Object.fromEntries(columns.map((column, place) => [column, cells[place] ?? ""])));
  return { status, headers, text, columns, rows };
}
