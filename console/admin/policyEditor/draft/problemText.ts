import { plainName } from "#core/policies/document/summary/plainName.ts";
import { ENTRY_NAMES, PLACE_NAMES } from "./placeNames.ts";

export function problemText(path: string, text: string): string {
  const place = path
    .split(".")
    .filter((part) => part !== "")
    .map(partName)
    .join(", ");
  const whole = `${place === "" ? "the policy" : place} ${text}`;
  return `${whole.charAt(0).toUpperCase()}${whole.slice(1)}`;
}

function partName(part: string): string {
  const [, name = part, index] = /^(\w+)\[(\d+)\]/.exec(part) ?? [];
  if (index === undefined) return PLACE_NAMES.get(name) ?? plainName(name);
  return `${ENTRY_NAMES.get(name) ?? `${plainName(name)} row`} ${Number(index) + 1}`;
}
