import type { FieldErrors, FieldValues } from "react-hook-form";

const ALL_FIELDS = "Please fill in all fields.";

export function invalidText<Values extends FieldValues>(errors: FieldErrors<Values>, values: Values): string {
  const wrong = Object.entries(errors);
  const first = wrong.find(([field]) => values[field] !== "")?.[1]?.message;
  const hasEmpty = wrong.some(([field]) => values[field] === "");
  if (hasEmpty || typeof first !== "string") return ALL_FIELDS;
  return first.endsWith(".") ? first : `${first}.`;
}
