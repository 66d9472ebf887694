import { FieldTitle, InputHelperText, useInput } from "react-admin";
import { DayField } from "#console/shared/form/day/DayField.tsx";

interface DateInputProps {
  source: string;
  label: string;
  parse?: (value: string) => unknown;
  helperText?: string | undefined;
  disabled?: boolean | undefined;
  isFilter?: boolean;
}

export function DateInput({ source, label, parse, helperText, disabled, isFilter = false }: DateInputProps) {
  const { field, fieldState, id, isRequired } = useInput({ source, ...(parse && { parse }) });
  const problem = fieldState.error?.message;
  const change = (value: string): void => field.onChange(value);
  return (
    <DayField
      id={id}
      name={field.name}
      inputRef={field.ref}
      className={`ra-input ra-input-${source}`}
      size="small"
      value={(field.value as string | null | undefined) ?? ""}
      onChange={change}
      onUnreadable={isFilter ? undefined : change}
      onBlur={field.onBlur}
      disabled={disabled}
      error={fieldState.invalid}
      helperText={
        problem || helperText ? (
          <InputHelperText {...(problem && { error: problem })} helperText={helperText ?? false} />
        ) : undefined
      }
      label={<FieldTitle label={label} source={source} isRequired={isRequired} />}
    />
  );
}
