import { plainName } from "#core/policies/document/summary/plainName.ts";
import { ENTRY_NAMES, PLACE_NAMES } from "./placeNames.ts";

/** Returns text such as "Grant 1, amount is required". */
export function problemText(path: string, text: string): string {
  const place = path
    .split(".")
    .filter((part) => part !== "")
    .map(partName)
    .join(", ");
  const whole = `${place === "" ? "the policy" : place} ${text}`;
  return `${whole.charAt(0).toUpperCase()}${whole.slice(1)}`;
}

/** `grants[0]` is "grant 1", and `tiers[1][0]` is "tiers row 2". */
function partName(part: string): string {
  const [, name = part, index] = /^(\w+)\[(\d+)\]/.exec(part) ?? [];
  if (index === undefined) return PLACE_NAMES.get(name) ?? plainName(name);
  return `${ENTRY_NAMES.get(name) ?? `${plainName(name)} row`} ${Number(index) + 1}`;
}
