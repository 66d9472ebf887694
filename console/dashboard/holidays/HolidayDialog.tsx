import MenuItem from "@mui/material/MenuItem";
import { useWatch } from "react-hook-form";
import { z } from "zod";
import { isoDateField, oneOf } from "#core/inputs.ts";
import { nameField } from "#core/nameField.ts";
import { DateInput } from "#console/shared/form/DateInput.tsx";
import { FormDialog } from "#console/shared/form/FormDialog.tsx";
import { invalidText } from "#console/shared/form/invalidText.ts";
import { showServerErrors } from "#console/shared/form/showServerErrors.ts";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { useZodForm } from "#console/shared/form/useZodForm.ts";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { useAddHoliday } from "./holidayCalls.ts";
import { holidayTypeText } from "#core/offices/holidayTypeText.ts";
import { HOLIDAY_HOURS_HINT, partLabel } from "#core/offices/partText.ts";
import { HOLIDAY_PARTS } from "#core/offices/workCalendar.ts";

const TYPES = ["custom", "federal"] as const;

const HolidayForm = z
  .object({
    name: nameField("Name is required"),
    date: isoDateField("Date is required"),
    type: oneOf(TYPES),
    part: oneOf(HOLIDAY_PARTS),
    hours: z.string(),
  })
  .refine(({ part, hours }) => part !== "hours" || (Number(hours) > 0 && Number(hours) < 24), {
    path: ["hours"],
    error: "Enter a number of hours above 0 and below 24",
  })
  .transform(({ hours, ...rest }) => ({
    ...rest,
    minutes: rest.part === "hours" ? Math.round(Number(hours) * 60) : null,
  }));

export function HolidayDialog({
  officeId,
  country,
  onClose,
}: {
  officeId: string;
  country: string;
  onClose: () => void;
}) {
  const add = useAddHoliday(officeId);
  const show = useOutcome();
  const toast = useToast();
  const form = useZodForm(HolidayForm, { name: "", date: "", type: "custom", part: "full", hours: "" });
  const part = useWatch({ control: form.control, name: "part" });
  const { control } = form;
  const submit = form.handleSubmit(
    async (input) => {
      const wasDone = await show(add.mutateAsync(input), {
        done: { title: "Holiday Added", description: `${input.name} is now a holiday.` },
        failed: "Failed to add holiday.",
        onFailed: (error) => showServerErrors(form, error),
      });
      if (wasDone) onClose();
    },
    (errors) => {
      const description = invalidText(errors, form.getValues());
      toast({ title: "Validation Error", description, tone: "destructive" });
    },
  );
  return (
    <FormDialog
      title="Add Holiday"
      submit="Add Holiday"
      submitting="Adding..."
      isPending={add.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput control={control} name="name" label="Holiday Name" autoComplete="off" />
      <DateInput control={control} name="date" label="Date" />
      <TextInput control={control} name="part" label="Part of the Day" select>
        {HOLIDAY_PARTS.map((one) => (
          <MenuItem key={one} value={one}>
            {partLabel(one)}
          </MenuItem>
        ))}
      </TextInput>
      {part === "hours" && (
        <TextInput control={control} name="hours" label="Hours Off" type="number" hint={HOLIDAY_HOURS_HINT} />
      )}
      <TextInput control={control} name="type" label="Type" select>
        {TYPES.map((type) => (
          <MenuItem key={type} value={type}>
            {holidayTypeText(type, country)}
          </MenuItem>
        ))}
      </TextInput>
    </FormDialog>
  );
}
