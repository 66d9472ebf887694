import { wrong } from "./scimValues.ts";

export interface ScimPage {
  offset: number;
  count: number;
}

/** Clamps out-of-range values. Source: RFC 7644, section 3.4.2.4. */
export function readScimPage(query: Readonly<Record<string, unknown>>, most: number): ScimPage {
  const startIndex = numberOf(query["startIndex"], "startIndex") ?? 1;
  const count = numberOf(query["count"], "count") ?? most;
  return { offset: Math.max(1, startIndex) - 1, count: Math.min(Math.max(0, count), most) };
}

export function wantsMembers(query: Readonly<Record<string, unknown>>): boolean {
  const [wanted, excluded] = [namesIn(query["attributes"]), namesIn(query["excludedAttributes"])];
  return !excluded.includes("members") && (wanted.length === 0 || wanted.includes("members"));
}

function namesIn(value: unknown): string[] {
  if (typeof value !== "string") return [];
  return value
    .toLowerCase()
    .split(",", 50)
    .map((name) => name.trim().split(".", 1)[0] ?? "")
    .filter(Boolean);
}

function numberOf(value: unknown, name: string): number | undefined {
  if (value === undefined || value === "") return undefined;
  if (typeof value !== "string" || !/^-?\d{1,9}$/.test(value)) throw wrong(`${name} must be a whole number`);
  return Number(value);
}
