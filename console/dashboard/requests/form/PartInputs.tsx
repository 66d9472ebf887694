import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useEffect } from "react";
import { Controller, type UseFormReturn } from "react-hook-form";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import { CheckInput } from "#console/shared/form/CheckInput.tsx";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import type { RequestFormInput, RequestFormOutput } from "./requestFormSchema.ts";

type RequestFormState = UseFormReturn<RequestFormInput, unknown, RequestFormOutput>;

interface PartInputsProps {
  form: RequestFormState;
  unit: LeaveUnit;
  /** True if half of the single chosen date can be taken off. */
  mayBeHalf: boolean;
  /** False while it isn't known whether the edited request can stay a half day. */
  isKnown: boolean;
}

/**
 * Asks which parts of the dates are taken off: half of a single date, the hours of a single date in a leave type in
 * hours, or the afternoon of the first and the morning of the last of several dates.
 */
export function PartInputs({ form, unit, mayBeHalf, isKnown }: PartInputsProps) {
  const { startDate, endDate, isHalfDay } = form.watch();
  const isSeveral = Boolean(startDate) && Boolean(endDate) && endDate > startDate;
  const isHalf = isHalfDay === true;
  const isInHours = unit === "hour" && Boolean(startDate) && startDate === endDate && !isHalf;
  useResets(form, { isSeveral, isHalf, isInHours, isNotHalf: !mayBeHalf && isKnown });
  const { control } = form;
  return (
    <>
      {isSeveral && (
        <Box sx={PAIR}>
          <TextInput control={control} name="startPart" label="First Day" select>
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
          isDisabled={!mayBeHalf}
        />
        {isHalf && (
          <TextInput control={control} name="startPart" id="field-half" label="Which Half" select>
            <MenuItem value="full">Not specified</MenuItem>
            <MenuItem value="am">Morning</MenuItem>
            <MenuItem value="pm">Afternoon</MenuItem>
          </TextInput>
        )}
      </Box>
      {isInHours && (
        <Box sx={PAIR}>
          <HoursInput form={form} />
          <TextInput
            control={control}
            name="startTime"
            label="Start Time (optional)"
            type="time"
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </Box>
      )}
    </>
  );
}

const PAIR = { display: "grid", gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" }, gap: 2, alignItems: "start" };

/** A number of hours, which the form keeps in minutes. */
function HoursInput({ form }: { form: RequestFormState }) {
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
}

/** Clears choices that no longer fit the dates or the type. */
function useResets(form: RequestFormState, { isSeveral, isHalf, isInHours, isNotHalf }: Resets): void {
  const { startDate, startPart } = form.watch();
  const isChosen = Boolean(startDate);
  useEffect(() => {
    if (isNotHalf) form.setValue("isHalfDay", false);
  }, [isNotHalf, form]);
  useEffect(() => {
    if (!isChosen) return;
    const isWrong = isSeveral ? startPart === "am" : !isHalf && startPart !== "full";
    if (isWrong) form.setValue("startPart", "full");
    if (!isSeveral) form.setValue("endPart", "full");
  }, [isChosen, isSeveral, isHalf, startPart, form]);
  useEffect(() => {
    if (isInHours) return;
    form.setValue("minutes", "");
    form.setValue("startTime", "");
  }, [isInHours, form]);
}
