import { Refusal } from "../refusal.ts";

/** Maps refusal codes to the `scimType` values of RFC 7644. */
export const SCIM_TYPES: ReadonlyMap<string, string> = new Map([
  ["invalid_filter", "invalidFilter"],
  ["invalid_path", "invalidPath"],
  ["invalid_syntax", "invalidSyntax"],
  ["invalid_value", "invalidValue"],
  ["invalid_input", "invalidValue"],
  ["not_an_object", "invalidSyntax"],
  ["broken_json", "invalidSyntax"],
  ["nested_too_deeply", "invalidSyntax"],
  ["no_target", "noTarget"],
  ["uniqueness", "uniqueness"],
]);

type InputCode = "invalid_filter" | "invalid_path" | "invalid_syntax" | "invalid_value" | "no_target";

export function scimRefusal(code: InputCode, text: string): Refusal {
  return new Refusal("invalid", code, text);
}

export function notUnique(text: string): Refusal {
  return new Refusal("conflict", "uniqueness", text);
}
