import { capitalized } from "#core/capitalized.ts";
import type { Request, Response } from "express";
import { Refusal } from "#core/refusal.ts";

const RESERVED = ["ids", "sort", "order", "from", "count"];

/** Parses the query dialect of ra-data-simple-rest, such as `sort=["createdAt","DESC"]` and `range=[0,24]`. */
export function listQueryOf({ query }: Request): Record<string, unknown> {
  const [sort, order] = listIn(query["sort"], "sort");
  const [first, last] = listIn(query["range"], "range");
  const { id, ...filter } = objectIn(query["filter"], "filter");
  if (RESERVED.some((name) => name in filter)) throw malformed("filter");
  return {
    ...filter,
    ...(id === undefined ? {} : { ids: Array.isArray(id) ? id : [id] }),
    sort,
    order,
    from: first,
    count: typeof first === "number" && typeof last === "number" ? last - first + 1 : undefined,
  };
}

export function sendList(
  res: Response,
  resource: string,
  { rows, total }: { rows: readonly object[]; total: number },
  from: unknown,
): void {
  const first = Number(from ?? 0);
  const range = rows.length === 0 ? "*" : `${first}-${first + rows.length - 1}`;
  res.set("Content-Range", `${resource} ${range}/${total}`).json(rows);
}

function listIn(text: unknown, name: string): unknown[] {
  const value = text === undefined ? [] : jsonOf(text, name);
  if (!Array.isArray(value)) throw malformed(name);
  return value;
}

function objectIn(text: unknown, name: string): Record<string, unknown> {
  const value = text === undefined ? {} : jsonOf(text, name);
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw malformed(name);
  return { ...value };
}

function jsonOf(text: unknown, name: string): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    throw malformed(name);
  }
}

function malformed(name: string): Refusal {
  const text = `${capitalized(name)} isn't valid`;
  return new Refusal("invalid", "invalid_input", text, { fields: { [name]: text } });
}
