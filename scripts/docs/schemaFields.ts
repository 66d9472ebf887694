import { z } from "zod";

export interface SchemaField {
  path: string;
  values: string;
  meaning: string;
  example: unknown;
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

const SHARED: Record<string, string> = {
  Amount: "[amount](#amounts)",
  Rounding: "[rounding](#rounding)",
  Wait: "[wait](#waits)",
};

export function schemaFields(schema: z.ZodType, elsewhere: readonly string[] = []): SchemaField[] {
  const json = z.toJSONSchema(schema, { io: "input" });
  const root = json.$ref === undefined ? json : (json.$defs?.[json.$ref.replace("#/$defs/", "")] ?? json);
  return [...new Map(fieldsOf(root, "", elsewhere).map((field) => [field.path, field])).values()];
}

function fieldsOf(schema: JsonSchema, before: string, elsewhere: readonly string[]): SchemaField[] {
  return objectsOf(schema).flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, raw]) => {
      const property = raw as JsonSchema;
      const path = `${before}${name}`;
      const inner = property.$ref === undefined && !elsewhere.includes(path) ? fieldsOf(property, `${path}.`, []) : [];
      return [...fieldOf(path, property), ...inner];
    }),
  );
}

function fieldOf(path: string, property: JsonSchema): SchemaField[] {
  const { description, examples } = property;
  if (description === undefined) return [];
  return [{ path, values: [...new Set(valuesOf(property))].join(", "), meaning: description, example: examples?.[0] }];
}

function objectsOf(schema: JsonSchema): JsonSchema[] {
  const { anyOf = [], oneOf = [], items, properties } = schema;
  if (properties) return [schema];
  const inner = [...anyOf, ...oneOf, ...(items && typeof items === "object" && !Array.isArray(items) ? [items] : [])];
  return inner.flatMap((one) => (typeof one === "object" && one.$ref === undefined ? objectsOf(one) : []));
}

function valuesOf(schema: JsonSchema): string[] {
  if (schema.$ref !== undefined) {
    return [SHARED[schema.$ref.replace("#/$defs/", "")] ?? "object"];
  }
  if (schema.title !== undefined) return [schema.title];
  if (schema.const !== undefined) return [`\`${String(schema.const)}\``];
  if (schema.enum) return schema.enum.map((value) => `\`${String(value)}\``);
  if (schema.anyOf) return schema.anyOf.flatMap((one) => valuesOf(one));
  if (schema.type === "array") return ["list"];
  return [
    { string: "text", integer: "whole number", boolean: "`true`, `false`" }[String(schema.type)] ?? String(schema.type),
  ];
}
