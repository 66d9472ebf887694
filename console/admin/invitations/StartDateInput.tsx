import { useEffect } from "react";
import { useGetOne } from "react-admin";
import { DateInput } from "../parts/inputs/DateInput.tsx";
import { useFormContext, useWatch } from "react-hook-form";
import type { OfficeAnswer } from "#core/api/OfficeAnswer.ts";
import { todayIn } from "#core/calendar/zones.ts";

export function StartDateInput() {
  const { resetField, getFieldState } = useFormContext();
  const officeId: unknown = useWatch({ name: "officeId" });
  const id = typeof officeId === "string" ? officeId : "";
  const { data: office } = useGetOne<OfficeAnswer>("offices", { id }, { enabled: id !== "" });
  const timezone = office?.timezone;
  useEffect(() => {
    if (timezone === undefined || getFieldState("startDate").isDirty) return;
    resetField("startDate", { defaultValue: todayIn(timezone, Date.now()) });
  }, [timezone, resetField, getFieldState]);
  return (
    <DateInput
      source="startDate"
      label="Start date"
      parse={dateOrNull}
      helperText="Time off doesn't accrue before this day. Without a date, it accrues for the whole year, except under policies that need a date."
    />
  );
}

function dateOrNull(value: string): string | null {
  return value || null;
}
