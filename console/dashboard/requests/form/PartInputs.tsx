import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useEffect } from "react";
import { Controller, useFormContext, type UseFormReturn } from "react-hook-form";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import { CheckInput } from "#console/shared/form/CheckInput.tsx";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { TimeField } from "#console/shared/form/typed/TimeField.tsx";
import { TypedInput } from "#console/shared/form/typed/TypedInput.tsx";
import { twoColumns } from "#console/shared/parts/columns.ts";
import type { PartValues } from "./partValues.ts";

type PartsForm = UseFormReturn<PartValues>;

interface PartInputsProps {
  unit: LeaveUnit;
  mayBeHalf: boolean;
  isKnown: boolean;
  keepsFirstDay?: boolean;
}

/** Requires a `FormProvider` with the fields of `PartValues`. */
export function PartInputs({ unit, mayBeHalf, isKnown, keepsFirstDay = false }: PartInputsProps) {
  const form = useFormContext<PartValues>();
  const { startDate, endDate, isHalfDay } = form.watch();
  const isSeveral = Boolean(startDate) && Boolean(endDate) && endDate > startDate;
  const isHalf = isHalfDay === true;
  const isInHours = unit === "hour" && Boolean(startDate) && startDate === endDate && !isHalf;
  useResets(form, { isSeveral, isHalf, isInHours, isNotHalf: !mayBeHalf && isKnown, keepsFirstDay });
  const { control } = form;
  return (
    <>
      {isSeveral && (
        <Box sx={PAIR}>
          <TextInput control={control} name="startPart" label="First Day" select disabled={keepsFirstDay}>
            <MenuItem value="full">Whole day</MenuItem>
            <MenuItem value="pm">Afternoon only</MenuItem>
          </TextInput>
          <TextInput control={control} name="endPart" label="Last Day" select>
            <MenuItem value="full">Whole day</MenuItem>
            <MenuItem value="am">Morning only</MenuItem>
          </TextInput>
        </Box>
      )}
      <Box sx={isHalf ? PAIR : { display: "grid" }}>
        <CheckInput
          control={control}
          name="isHalfDay"
          label={mayBeHalf ? "Half day" : "Half day (single weekday only)"}
          isDisabled={!mayBeHalf || keepsFirstDay}
        />
        {isHalf && (
          <TextInput
            control={control}
            name="startPart"
            id="field-half"
            label="Which Half"
            select
            disabled={keepsFirstDay}
          >
            <MenuItem value="full">Not specified</MenuItem>
            <MenuItem value="am">Morning</MenuItem>
            <MenuItem value="pm">Afternoon</MenuItem>
          </TextInput>
        )}
      </Box>
      {isInHours && (
        <Box sx={LONG_PAIR}>
          <HoursInput form={form} isDisabled={keepsFirstDay} />
          <TypedInput
            Field={TimeField}
            control={control}
            name="startTime"
            label="Start Time (optional)"
            disabled={keepsFirstDay}
          />
        </Box>
      )}
    </>
  );
}

const pairOf = (least: string) => ({
  display: "grid",
  gridTemplateColumns: twoColumns(least),
  gap: 2,
  alignItems: "start",
});

const PAIR = pairOf("9rem");

const LONG_PAIR = pairOf("12.5rem");

function HoursInput({ form, isDisabled }: { form: PartsForm; isDisabled: boolean }) {
  return (
    <Controller
      control={form.control}
      name="minutes"
      render={({ field: { ref, value, onChange, ...field }, fieldState: { error } }) => (
        <TextField
          {...field}
          id="field-minutes"
          inputRef={ref}
          type="number"
          disabled={isDisabled}
          label="Hours (optional)"
          defaultValue={value ? Number(value) / 60 : ""}
          onChange={({ target }) => onChange(target.value === "" ? "" : String(Math.round(Number(target.value) * 60)))}
          slotProps={{ htmlInput: { min: 0.25, max: 24, step: "any" } }}
          error={error !== undefined}
          helperText={error?.message ?? "Leave blank for the whole day"}
        />
      )}
    />
  );
}

interface Resets {
  isSeveral: boolean;
  isHalf: boolean;
  isInHours: boolean;
  isNotHalf: boolean;
  keepsFirstDay: boolean;
}

function useResets(form: PartsForm, resets: Resets): void {
  const { isSeveral, isHalf, isInHours, isNotHalf, keepsFirstDay } = resets;
  const { startDate, startPart } = form.watch();
  const isChosen = Boolean(startDate);
  useEffect(() => {
    if (isNotHalf) form.setValue("isHalfDay", false);
  }, [isNotHalf, form]);
  useEffect(() => {
    if (!isChosen) return;
    const isWrong = isSeveral ? startPart === "am" : !isHalf && startPart !== "full";
    if (isWrong && keepsFirstDay && !isSeveral) form.setValue("isHalfDay", true);
    else if (isWrong) form.setValue("startPart", "full");
    if (!isSeveral) form.setValue("endPart", "full");
  }, [isChosen, isSeveral, isHalf, startPart, keepsFirstDay, form]);
  useEffect(() => {
    if (isInHours) return;
    form.setValue("minutes", "");
    form.setValue("startTime", "");
  }, [isInHours, form]);
}
