import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import { useId, useState } from "react";
import type { ExactNumber } from "#core/policies/document/exact.ts";
import { useProblem } from "../draft/draftContext.ts";
import { isNumber, numberOfText, textOfNumber } from "./numberText.ts";

interface NumberFieldProps<Value> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  path: string;
  noun?: string;
  hint?: string | undefined;
  isBare?: boolean;
}

export function NumberField(props: NumberFieldProps<ExactNumber>) {
  return <Typed {...props} parse={numberOfText} />;
}

export function OptionalNumberField(props: NumberFieldProps<ExactNumber | undefined>) {
  return <Typed {...props} parse={(text) => (text.trim() === "" ? undefined : numberOfText(text))} />;
}

function Typed<Value extends ExactNumber | undefined>({
  label,
  value,
  onChange,
  path,
  noun,
  hint,
  isBare = false,
  parse,
}: NumberFieldProps<Value> & { parse: (text: string) => Value }) {
  const id = useId();
  const [text, setText] = useState(textOfNumber(value));
  if (parse(text) !== value) setText(textOfNumber(value));
  const found = useProblem(path);
  const problem = value === undefined || isNumber(value) ? found : "Enter a number";
  return (
    <TextField
      id={id}
      label={isBare ? undefined : label}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        onChange(parse(event.target.value));
      }}
      error={problem !== undefined}
      helperText={problem ?? hint}
      fullWidth
      slotProps={{
        htmlInput: { inputMode: "decimal", autoComplete: "off", ...(isBare && { "aria-label": label }) },
        inputLabel: { shrink: true },
        input: noun === undefined ? {} : { endAdornment: <InputAdornment position="end">{noun}</InputAdornment> },
      }}
    />
  );
}
