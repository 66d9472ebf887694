import type { DefaultValues, FieldValues, Path, UseFormReturn } from "react-hook-form";

export function showSaved<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  saved: DefaultValues<Input>,
  sent: Input,
): void {
  const typed = form.getValues();
  form.reset(saved);
  for (const name of Object.keys(typed) as Path<Input>[]) {
    const isEdited = JSON.stringify(typed[name]) !== JSON.stringify(sent[name]);
    if (isEdited) form.setValue(name, typed[name], { shouldDirty: true });
  }
}
