import type { z } from "zod";
import { parseInput } from "#core/inputs.ts";
import { notFound } from "../notFound.ts";

export function parsed<Schema extends z.ZodType>(schema: Schema, raw: unknown): z.output<Schema> {
  return parseInput(schema, typeof raw === "function" ? (raw as () => unknown)() : raw);
}

export function knownId(id: string): string {
  if (!isId(id)) throw notFound();
  return id.toLowerCase();
}

export function isId(id: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
}
