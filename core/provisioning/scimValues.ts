import { MAX_ID } from "./scimLimits.ts";
import { scimRefusal } from "./scimRefusal.ts";

export function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function ownValue(value: object, name: string): unknown {
  const wanted = name.toLowerCase();
  return Object.entries(value).find(([key]) => key.toLowerCase() === wanted)?.[1];
}

/** Control characters and lone surrogates. The database can't store some of them. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]/u;

export function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text);
}

export function textOf(value: unknown, name: string): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== "string") throw wrong(`${name} must be text`);
  const text = value.trim();
  if (text.length > MAX_ID) throw wrong(`${name} can have at most ${MAX_ID} characters`);
  if (!isStorable(text)) throw wrong(`${name} can't contain control characters`);
  return text === "" ? null : text;
}

/** Accepts the text `True` and `False`, which Microsoft Entra sends. Throws (400) if the value is invalid. */
export function booleanOf(value: unknown, name: string): boolean {
  if (typeof value === "boolean") return value;
  const text = typeof value === "string" ? value.trim().toLowerCase() : "";
  if (text !== "true" && text !== "false") throw wrong(`${name} must be true or false`);
  return text === "true";
}

export function wrong(text: string) {
  return scimRefusal("invalid_value", text);
}
