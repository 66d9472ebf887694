import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import InputAdornment from "@mui/material/InputAdornment";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { may } from "#core/people/access.ts";
import { CheckInput } from "#console/shared/form/CheckInput.tsx";
import { Form } from "#console/shared/form/Form.tsx";
import { showServerErrors } from "#console/shared/form/showServerErrors.ts";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { useZodForm } from "#console/shared/form/useZodForm.ts";
import { Loaded } from "#console/shared/parts/Loaded.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { ListSkeleton } from "#console/shared/parts/Skeletons.tsx";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { useMe } from "../session/meContext.ts";
import {
  organizationSettings,
  type OrganizationSettings as Settings,
  useEditOrganization,
} from "./organizationCalls.ts";
import { formOf, OrganizationForm } from "./organizationForm.ts";

const FIELDS = { display: "grid", gap: 2.5, maxWidth: 560, gridTemplateColumns: "minmax(0, 1fr)" } as const;

/** What an organisation sets for all of its people: an Owner changes it, an Admin sees it. */
export function OrganizationSettings() {
  const settings = useQuery(organizationSettings());
  return (
    <Loaded query={settings} failed="Failed to load the organization's settings" skeleton={<ListSkeleton rows={5} />}>
      {(now) => <SettingsOf settings={now} />}
    </Loaded>
  );
}

function SettingsOf({ settings }: { settings: Settings }) {
  const isFixed = !may(useMe().role, "editOrganization");
  const edit = useEditOrganization();
  const tell = useOutcome();
  const form = useZodForm(OrganizationForm, formOf(settings));
  const { control } = form;
  const submit = form.handleSubmit(async (wanted) => {
    const save = edit.mutateAsync(wanted).then((saved) => form.reset(formOf(saved)));
    await tell(save, {
      done: { title: "Organization Updated" },
      failed: "Failed to update the organization",
      onFailed: (error) => showServerErrors(form, error),
    });
  });
  return (
    <Form onSubmit={submit} sx={{ display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)" }}>
      {isFixed && (
        <Alert severity="info" variant="outlined" sx={{ borderRadius: 2.5 }}>
          Only an Owner can change these settings.
        </Alert>
      )}
      <Section title="General">
        <Box sx={FIELDS}>
          <TextInput
            control={control}
            name="name"
            label="Organization Name"
            autoComplete="organization"
            disabled={isFixed}
          />
          <TextInput
            control={control}
            name="domain"
            label="Domain (optional)"
            placeholder="example.com"
            hint="Only addresses of this domain can be invited. Leave it empty to allow any."
            autoComplete="off"
            disabled={isFixed}
          />
          <TextInput
            control={control}
            name="ptoPolicy"
            label="PTO Policy (optional)"
            hint="Shown to employees when they request time off"
            multiline
            minRows={3}
            disabled={isFixed}
          />
        </Box>
      </Section>
      <Section title="Reminders">
        <Typography variant="body2" sx={{ color: "text.secondary", mb: 2.5 }}>
          Of requests that wait for a decision, counted in working days of the approver's office.
        </Typography>
        <Box sx={FIELDS}>
          <TextInput
            control={control}
            name="reminderDays"
            label="Remind the approver after"
            hint="One or more numbers, by default 1, 3, 5. Leave it empty to send no reminders."
            autoComplete="off"
            disabled={isFixed}
            slotProps={WORKING_DAYS}
          />
          <TextInput
            control={control}
            name="escalationDays"
            label="Tell the next one above after"
            hint="The approver's manager, else the Admins, by default after 5 days"
            autoComplete="off"
            disabled={isFixed}
            slotProps={{ ...WORKING_DAYS, htmlInput: { inputMode: "numeric" } }}
          />
          <CheckInput
            control={control}
            name="coversAbsence"
            label="While an approver is away, tell the next one above at once"
            isDisabled={isFixed}
          />
        </Box>
      </Section>
      {!isFixed && (
        <Button type="submit" variant="contained" disabled={edit.isPending} sx={{ justifySelf: "start" }}>
          {edit.isPending ? "Saving..." : "Save Changes"}
        </Button>
      )}
    </Form>
  );
}

const WORKING_DAYS = { input: { endAdornment: <InputAdornment position="end">working days</InputAdornment> } };
