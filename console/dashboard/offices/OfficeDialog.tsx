import MenuItem from "@mui/material/MenuItem";
import { useEffect } from "react";
import { z } from "zod";
import type { OfficeAnswer } from "#core/api/OfficeAnswer.ts";
import { zoneField } from "#core/inputs.ts";
import { nameField } from "#core/nameField.ts";
import { COUNTRIES } from "#core/offices/countries.ts";
import { countryOfZone, OFFICE_ZONES, zoneText } from "#core/offices/zones.ts";
import { changedFields } from "#console/shared/form/changedFields.ts";
import { CheckInput } from "#console/shared/form/CheckInput.tsx";
import { FormDialog } from "#console/shared/form/FormDialog.tsx";
import { invalidText } from "#console/shared/form/invalidText.ts";
import { showServerErrors } from "#console/shared/form/showServerErrors.ts";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { useZodForm } from "#console/shared/form/useZodForm.ts";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { useCreateOffice, useEditOffice } from "./officeCalls.ts";

const SCROLLING_LIST = { select: { MenuProps: { slotProps: { paper: { sx: { maxHeight: 300 } } } } } };

const OfficeForm = z.object({
  name: nameField("Name is required"),
  country: nameField("Country is required"),
  timezone: zoneField("Time zone is required"),
  countHolidays: z.boolean(),
});

interface OfficeDialogProps {
  office?: OfficeAnswer;
  onClose: () => void;
  onCreated?: (office: OfficeAnswer) => void;
}

export function OfficeDialog({ office, onClose, onCreated }: OfficeDialogProps) {
  const create = useCreateOffice();
  const edit = useEditOffice();
  const show = useOutcome();
  const toast = useToast();
  const form = useZodForm(OfficeForm, {
    name: office?.name ?? "",
    country: office?.country ?? "",
    timezone: office?.timezone ?? "",
    countHolidays: office?.countHolidays ?? false,
  });
  const { control, setValue, formState } = form;
  const country = form.watch("country");
  const mayFollow = office === undefined && formState.dirtyFields.timezone !== true;
  const { isSubmitted } = formState;
  useEffect(() => {
    if (mayFollow && country) setValue("timezone", zoneIn(country), { shouldValidate: isSubmitted });
  }, [mayFollow, country, isSubmitted, setValue]);

  const besideFields = (error: unknown) => void showServerErrors(form, error);
  const submit = form.handleSubmit(
    async ({ countHolidays, ...input }) => {
      const wasDone = office
        ? await show(edit.mutateAsync({ id: office.id, ...changedFields(office, { ...input, countHolidays }) }), {
            done: { title: "Office Updated" },
            failed: "Failed to update office.",
            onFailed: besideFields,
          })
        : await show(create.mutateAsync(input), {
            done: (made) => {
              onCreated?.(made);
              return {
                title: "Office Created",
                description: "The office and default PTO policies have been created.",
              };
            },
            failed: "Failed to create office.",
            onFailed: besideFields,
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
      title={office ? "Edit Office" : "Add Office"}
      submit={office ? "Save Changes" : "Create Office"}
      submitting={office ? "Saving..." : "Creating..."}
      isPending={create.isPending || edit.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput control={control} name="name" label="Office Name" autoComplete="off" />
      <TextInput control={control} name="country" label="Country" select slotProps={SCROLLING_LIST}>
        {withPresent(COUNTRIES, office?.country).map((offered) => (
          <MenuItem key={offered} value={offered}>
            {offered}
          </MenuItem>
        ))}
      </TextInput>
      <TextInput control={control} name="timezone" label="Time Zone" select slotProps={SCROLLING_LIST}>
        {withPresent(OFFICE_ZONES, office?.timezone).map((zone) => (
          <MenuItem key={zone} value={zone}>
            {zoneText(zone)}
          </MenuItem>
        ))}
      </TextInput>
      {office && <CheckInput control={control} name="countHolidays" label="Holidays count as workdays" />}
    </FormDialog>
  );
}

function zoneIn(country: string): string {
  return OFFICE_ZONES.find((zone) => countryOfZone(zone) === country) ?? "";
}

function withPresent(choices: readonly string[], present: string | undefined): readonly string[] {
  return present === undefined || choices.includes(present) ? choices : [present, ...choices];
}
