import TextField from "@mui/material/TextField";
import { useId, useState } from "react";
import { useProblem } from "../draft/draftContext.ts";

interface NameFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  path: string;
  hint?: string;
  isBare?: boolean;
}

export function NameField({ label, value, onChange, path, hint, isBare = false }: NameFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const problem = useProblem(path);
  return (
    <TextField
      id={id}
      label={isBare ? undefined : label}
      value={typed ?? value}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => {
        if (typed !== null && typed.trim() !== value) onChange(typed.trim());
        setTyped(null);
      }}
      error={problem !== undefined}
      helperText={problem ?? hint}
      fullWidth
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { maxLength: 60, autoComplete: "off", ...(isBare && { "aria-label": label }) },
      }}
    />
  );
}
