import { z } from "zod";

/** JSON Schema, draft 2020-12. */
export type JsonSchema = Record<string, unknown>;

const PLAIN_FORMATS: readonly unknown[] = ["uuid", "date-time"];

export function inputSchema(schema: z.ZodType): JsonSchema {
  return converted(schema, "input");
}

export function answerSchema(schema: z.ZodType): JsonSchema {
  return converted(schema, "output");
}

function converted(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const made = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema as unknown as { def: Pipe };
      if (def.type === "pipe" && def.in?.def.type === "transform" && def.out) {
        for (const name of Object.keys(jsonSchema)) delete jsonSchema[name as keyof typeof jsonSchema];
        Object.assign(jsonSchema, converted(def.out, io));
      }
      if (PLAIN_FORMATS.includes(jsonSchema.format)) delete jsonSchema.pattern;
    },
  }) as JsonSchema;
  const { $schema: _, ...rest } = made;
  return rest;
}

interface Pipe {
  type: string;
  in?: { def: { type: string } };
  out?: z.ZodType;
}
