import TextField, { type TextFieldProps } from "@mui/material/TextField";
import type { ReactNode } from "react";
import { formatMinute, isTimeOfDay, minuteOf } from "#core/leave/times.ts";
import { typedTime } from "#core/leave/typedTime.ts";
import { type Read, useTypedText } from "./useTypedText.ts";

type OwnTextFieldProps = Omit<TextFieldProps, "value" | "onChange" | "type" | "select" | "slotProps" | "onBlur">;

interface TimeFieldProps extends OwnTextFieldProps {
  value: string;
  onChange: (value: string) => void;
  onUnreadable?: ((text: string) => void) | undefined;
  onBlur?: () => void;
  helperText?: ReactNode;
}

export function TimeField({ value, onChange, onUnreadable, onBlur, helperText, error, ...props }: TimeFieldProps) {
  const field = useTypedText({ value, onChange, onUnreadable, read, isValue: isTimeOfDay, textOf });
  const { chosen, problem } = field;
  const meaning = field.isFocused && field.isTyped && chosen && !error ? textOf(chosen) : undefined;
  return (
    <TextField
      autoComplete="off"
      {...props}
      {...field.props}
      onBlur={() => {
        field.props.onBlur();
        onBlur?.();
      }}
      error={problem !== undefined || error === true}
      helperText={problem ?? meaning ?? helperText}
      slotProps={{ htmlInput: { autoCapitalize: "none", spellCheck: false } }}
    />
  );
}

function read(text: string): Read<string> | undefined {
  const found = typedTime(text);
  return found && "time" in found ? { value: found.time } : found;
}

function textOf(time: string): string {
  return formatMinute(minuteOf(time));
}
