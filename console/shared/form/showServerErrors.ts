import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { ApiError } from "../api/ApiError.ts";

/** Returns true if the error names a field of the form. */
export function showServerErrors<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const known = Object.entries(error.fields).filter(([name]) => name in form.getValues());
  known.forEach(([name, message], nth) =>
    form.setError(name as Path<Input>, { type: "server", message }, { shouldFocus: nth === 0 }),
  );
  return known.length > 0;
}
