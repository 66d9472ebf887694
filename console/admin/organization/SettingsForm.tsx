import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import type { OrganizationAnswer } from "#core/api/OrganizationAnswer.ts";
import { changedFields } from "#console/shared/form/changedFields.ts";
import { Form } from "#console/shared/form/Form.tsx";
import { showServerErrors } from "#console/shared/form/showServerErrors.ts";
import { showSaved } from "#console/shared/form/showSaved.ts";
import { useZodForm } from "#console/shared/form/useZodForm.ts";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { GeneralInputs } from "./GeneralInputs.tsx";
import { useEditOrganization } from "./organizationCalls.ts";
import { formOf, OrganizationForm } from "./organizationForm.ts";
import { PhotoInputs } from "./PhotoInputs.tsx";
import { ReminderInputs } from "./ReminderInputs.tsx";

export function SettingsForm({ settings, isFixed }: { settings: OrganizationAnswer; isFixed: boolean }) {
  const edit = useEditOrganization();
  const show = useOutcome();
  const form = useZodForm(OrganizationForm, formOf(settings));
  // Keeps the settings that filled the form, because another Owner may change the current settings.
  const [shown, setShown] = useState(settings);
  const submit = form.handleSubmit(async (wanted) => {
    const sent = form.getValues();
    const save = edit.mutateAsync(changedFields(shown, wanted)).then((saved) => {
      setShown(saved);
      showSaved(form, formOf(saved), sent);
    });
    await show(save, {
      done: { title: "Organization updated" },
      failed: "Failed to update the organization.",
      onFailed: (error) => showServerErrors(form, error),
    });
  });
  return (
    <Form onSubmit={submit} sx={{ display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <GeneralInputs control={form.control} isFixed={isFixed} settings={settings} />
      <ReminderInputs control={form.control} isFixed={isFixed} />
      <PhotoInputs control={form.control} isFixed={isFixed} />
      {!isFixed && (
        <Box>
          <Button type="submit" variant="contained" disabled={edit.isPending}>
            {edit.isPending ? "Saving..." : "Save changes"}
          </Button>
        </Box>
      )}
    </Form>
  );
}
