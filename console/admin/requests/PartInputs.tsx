import { useEffect } from "react";
import { InputHelperText, NumberInput, SelectInput, useInput } from "react-admin";
import { useFormContext, useWatch } from "react-hook-form";
import { TimeField } from "#console/shared/form/typed/TimeField.tsx";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";

const FIRST = [
  { id: "full", name: "Whole day" },
  { id: "pm", name: "Afternoon only" },
];
const LAST = [
  { id: "full", name: "Whole day" },
  { id: "am", name: "Morning only" },
];
const HALVES = [
  { id: "am", name: "Morning" },
  { id: "pm", name: "Afternoon" },
];

export function PartInputs() {
  const { setValue } = useFormContext();
  const kind = useKind();
  useEffect(() => {
    for (const field of CLEARED[kind]) setValue(field, null);
  }, [kind, setValue]);
  if (kind === "several") {
    return (
      <>
        <SelectInput source="startPart" label="First day" choices={FIRST} />
        <SelectInput source="endPart" label="Last day" choices={LAST} />
      </>
    );
  }
  if (kind === "half") return <SelectInput source="startPart" label="Which half" choices={HALVES} />;
  if (kind === "whole") return null;
  return (
    <>
      <NumberInput source="minutes" label="Minutes (optional)" min={1} max={1440} />
      <StartTimeInput />
    </>
  );
}

const CLEARED = {
  whole: ["startPart", "endPart", "minutes", "startTime"],
  several: ["startPart", "minutes", "startTime"],
  half: ["endPart", "minutes", "startTime"],
  hours: ["startPart", "endPart"],
};

function StartTimeInput() {
  const { field, fieldState, id } = useInput({ source: "startTime" });
  const problem = fieldState.error?.message;
  const change = (value: string): void => field.onChange(value);
  return (
    <TimeField
      id={id}
      name={field.name}
      inputRef={field.ref}
      className="ra-input ra-input-startTime"
      size="small"
      label="Start time (optional)"
      value={(field.value as string | null | undefined) ?? ""}
      onChange={change}
      onUnreadable={change}
      onBlur={field.onBlur}
      error={fieldState.invalid}
      helperText={problem && <InputHelperText error={problem} />}
    />
  );
}

function useKind(): "whole" | "several" | "half" | "hours" {
  const [type, startDate, endDate, isHalfDay] = useWatch({ name: ["type", "startDate", "endDate", "isHalfDay"] });
  const { unitOf } = useLeaveTypes();
  if (!startDate || !endDate) return "whole";
  if (startDate < endDate) return "several";
  if (isHalfDay) return "half";
  return unitOf(String(type)) === "hour" ? "hours" : "whole";
}
