import MenuItem from "@mui/material/MenuItem";
import { MONTHS } from "#core/calendar/dateTexts.ts";
import { LEAVE_YEAR_FIXED } from "#core/organization/leaveYearMonth.ts";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import type { FormPart } from "./organizationForm.ts";

interface LeaveYearInputProps extends FormPart {
  isLeaveYearFixed: boolean;
}

export function LeaveYearInput({ control, isFixed, isLeaveYearFixed }: LeaveYearInputProps) {
  return (
    <TextInput
      control={control}
      name="leaveYearStartsIn"
      label="Leave year starts in"
      hint={
        isLeaveYearFixed
          ? LEAVE_YEAR_FIXED
          : "The leave year starts on the first day of the month you choose. Changing the month recalculates every balance."
      }
      select
      disabled={isFixed || isLeaveYearFixed}
    >
      {MONTHS.map((month, index) => (
        <MenuItem key={month} value={String(index + 1)}>
          {month}
        </MenuItem>
      ))}
    </TextInput>
  );
}
