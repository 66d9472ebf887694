const WIDTH = 100;

export function compactJson(value: unknown, indent = ""): string {
  const flat = flatJson(value);
  if (typeof value !== "object" || value === null || indent.length + flat.length <= WIDTH) return flat;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((one) => `${inner}${compactJson(one, inner)}`)
    : Object.entries(value).map(([key, one]) => `${inner}"${key}": ${compactJson(one, inner)}`);
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  return `${open}\n${parts.join(",\n")}\n${indent}${close}`;
}

function flatJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flatJson).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).map(([key, one]) => `"${key}": ${flatJson(one)}`);
  return parts.length > 0 ? `{ ${parts.join(", ")} }` : "{}";
}
