/** What ids and texts that an audit line refers to stand for. */
export type Names = Readonly<Record<string, string>>;

/** A value of an audit line in words, with names for ids; an erased text says so. */
export function tellValue(value: unknown, names: Names): string {
  if (value === null) return "None";
  if (typeof value === "string") return names[value] ?? value;
  if (isReference(value)) return names[value.text] ?? "(erased)";
  return JSON.stringify(value);
}

/** All values before, or after, what was done: "role: Employee; managerId: Mona". */
export function tellValues(values: Readonly<Record<string, unknown>> | null, names: Names): string {
  return Object.entries(values ?? {})
    .map(([field, value]) => `${field}: ${tellValue(value, names)}`)
    .join("; ");
}

function isReference(value: unknown): value is { text: string } {
  return typeof value === "object" && value !== null && "text" in value && typeof value.text === "string";
}
