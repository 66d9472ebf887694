const LONGEST_TEXT = 1_000_000;
const LONGEST_LIST = 100_000;
const LENGTHS: Readonly<Record<string, number>> = { uuid: 36, date: 10, "date-time": 40, email: 320, uri: 10_000 };

/** Generated clients can then choose types and sizes. */
export function limited(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(limited);
  if (typeof node !== "object" || node === null) return node;
  const fields = Object.entries(node).map(([name, value]): [string, unknown] => [name, limited(value)]);
  return { ...limitsOf(node as Readonly<Record<string, unknown>>), ...Object.fromEntries(fields) };
}

function limitsOf(schema: Readonly<Record<string, unknown>>): object {
  const types = [schema["type"]].flat();
  return {
    ...(types.includes("string") && !("enum" in schema) && !("const" in schema) && { maxLength: lengthOf(schema) }),
    ...(types.includes("array") && { maxItems: LONGEST_LIST }),
    ...(types.includes("integer") && { format: "int64" }),
  };
}

function lengthOf({ format }: Readonly<Record<string, unknown>>): number {
  return LENGTHS[String(format)] ?? LONGEST_TEXT;
}
