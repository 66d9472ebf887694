import * as fc from "fast-check";
import type { Arbitrary } from "fast-check";

export interface DocumentSchema {
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  items?: DocumentSchema | boolean;
  prefixItems?: DocumentSchema[];
  properties?: Record<string, DocumentSchema>;
  required?: string[];
  anyOf?: DocumentSchema[];
  oneOf?: DocumentSchema[];
}

/** Existing values by the name of their field or parameter, because generated ids would hardly ever exist. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

const MAX_ITEMS = 4;
const FAR = 400;
const dates = fc
  .integer({ min: -FAR, max: FAR })
  .map((days) => new Date(Date.UTC(2027, 2, 1 + days)).toISOString().slice(0, 10));
const odd = fc.oneof(
  fc.constantFrom<unknown>(null, "", " ", "\u0000", "\ud800", "9".repeat(400), "2027-02-30", -1, 1e21, true, [], {}),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.jsonValue({ maxDepth: 2 }),
);

export function valueOf(schema: DocumentSchema, known: Known, name = ""): Arbitrary<unknown> {
  const fitting = fittingValue(schema, known, name);
  const familiar = known[name];
  return fc.oneof(
    { weight: 1, arbitrary: odd },
    { weight: 12, arbitrary: fitting },
    { weight: familiar ? 36 : 0, arbitrary: fc.constantFrom(...(familiar ?? [null])) },
  );
}

function fittingValue(schema: DocumentSchema, known: Known, name: string): Arbitrary<unknown> {
  const { enum: words, anyOf, oneOf } = schema;
  if ("const" in schema) return fc.constant(schema.const);
  if (words) return fc.constantFrom(...words);
  const choices = anyOf ?? oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => fittingValue(choice, known, name)));
  const [type, ...others] = [schema.type ?? []].flat();
  if (others.length > 0) {
    return fc.oneof(...[type, ...others].map((one) => fittingValue({ ...schema, type: one ?? "null" }, known, name)));
  }
  if (type === "object") return objectOf(schema, known);
  if (type === "array") return listOf(schema, known, name);
  if (type === "boolean") return fc.boolean();
  if (type === "null") return fc.constant(null);
  if (type === "integer" || type === "number") return numberOf(schema);
  return type === "string" ? textOf(schema) : odd;
}

function listOf({ items = true, prefixItems }: DocumentSchema, known: Known, name: string): Arbitrary<unknown> {
  if (prefixItems) return fc.tuple(...prefixItems.map((item) => valueOf(item, known, name)));
  return fc.array(typeof items === "boolean" ? odd : valueOf(items, known, name), { maxLength: MAX_ITEMS });
}

function objectOf({ properties = {}, required = [] }: DocumentSchema, known: Known): Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, valueOf(schema, known, name)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

function numberOf({ type, minimum = -1000, maximum = 1000 }: DocumentSchema): Arbitrary<number> {
  const [min, max] = [Math.max(minimum, -1_000_000), Math.min(maximum, 1_000_000)];
  const whole = fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
  const others = type === "integer" ? fc.constantFrom(min, max) : fc.double({ min, max, noNaN: true });
  return fc.oneof(whole, others);
}

function textOf({ format, pattern }: DocumentSchema): Arbitrary<string> {
  if (format === "date") return dates;
  if (format === "date-time") return dates.map((date) => `${date}T09:00:00Z`);
  if (format === "uuid") return fc.uuid();
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ unit: "grapheme", maxLength: 40 });
}
