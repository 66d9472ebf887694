type Names = Readonly<Record<string, string>>;

export function formatValue(value: unknown, names: Names): string {
  if (value === null) return "None";
  if (typeof value === "string") return names[value] ?? value;
  if (Array.isArray(value) && value.every((one) => typeof one === "string")) {
    return value.length === 0 ? "None" : value.map((one) => names[one] ?? one).join(", ");
  }
  if (isReference(value)) return names[value.text] ?? "(erased)";
  return JSON.stringify(value);
}

export function formatValues(values: Readonly<Record<string, unknown>> | null, names: Names): string {
  return Object.entries(values ?? {})
    .map(([field, value]) => `${field}: ${formatValue(value, names)}`)
    .join("; ");
}

function isReference(value: unknown): value is { text: string } {
  return typeof value === "object" && value !== null && "text" in value && typeof value.text === "string";
}
