import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import { useId } from "react";
import { DayField } from "#console/shared/form/day/DayField.tsx";
import { plainName } from "#core/policies/document/summary/plainName.ts";
import { FieldGrid } from "../inputs/FieldGrid.tsx";
import type { SampleText } from "./sampleText.ts";

interface SampleFieldsProps {
  text: SampleText;
  facts: readonly string[];
  unit: string;
  onChange: (text: SampleText) => void;
}

export function SampleFields({ text, facts, unit, onChange }: SampleFieldsProps) {
  const set = (field: Exclude<keyof SampleText, "facts">) => (value: string) => onChange({ ...text, [field]: value });
  return (
    <FieldGrid least="10.3rem">
      <DayField label="Start date" value={text.startDate} onChange={set("startDate")} fullWidth />
      <Field label="Weekly hours" noun="hours" value={text.hoursPerWeek} onChange={set("hoursPerWeek")} />
      <Field label="Workdays per week" noun="days" value={text.daysPerWeek} onChange={set("daysPerWeek")} />
      <DayField label="Birth date" value={text.birthDate} onChange={set("birthDate")} fullWidth />
      <Field
        label="Time off taken per year"
        noun={`${unit}s`}
        value={text.takenPerYear}
        onChange={set("takenPerYear")}
      />
      {facts.map((fact) => (
        <Field
          key={fact}
          label={capital(plainName(fact))}
          value={text.facts[fact] ?? ""}
          onChange={(value) => onChange({ ...text, facts: { ...text.facts, [fact]: value } })}
        />
      ))}
    </FieldGrid>
  );
}

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  noun?: string;
}

function Field({ label, value, onChange, noun }: FieldProps) {
  const id = useId();
  return (
    <TextField
      id={id}
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      fullWidth
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { autoComplete: "off", ...(noun && { inputMode: "decimal" }) },
        input: noun === undefined ? {} : { endAdornment: <InputAdornment position="end">{noun}</InputAdornment> },
      }}
    />
  );
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
