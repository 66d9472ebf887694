import Box from "@mui/material/Box";
import InputAdornment from "@mui/material/InputAdornment";
import Typography from "@mui/material/Typography";
import { CheckInput } from "#console/shared/form/CheckInput.tsx";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { FIELDS } from "./formFields.ts";
import type { FormPart } from "./organizationForm.ts";

export function ReminderInputs({ control, isFixed }: FormPart) {
  return (
    <Section title="Reminders">
      <Typography variant="body2" sx={{ color: "text.secondary", mb: 2.5 }}>
        These settings are for pending requests. Days are the approver's workdays.
      </Typography>
      <Box sx={FIELDS}>
        <TextInput
          control={control}
          name="reminderDays"
          label="Remind the approver after"
          hint="One or more numbers; default: 1, 3, 5. Leave blank to send no reminders."
          autoComplete="off"
          disabled={isFixed}
          slotProps={WORKDAYS}
        />
        <TextInput
          control={control}
          name="escalationDays"
          label="Escalate after"
          hint="Also notifies the approver one level up or, if there is none, the other Admins and Owners; default: 5"
          autoComplete="off"
          disabled={isFixed}
          slotProps={{ ...WORKDAYS, htmlInput: { inputMode: "numeric" } }}
        />
        <CheckInput
          control={control}
          name="coversAbsence"
          label="Escalate immediately if the approver is away and none of their delegates are at work"
          isDisabled={isFixed}
        />
      </Box>
    </Section>
  );
}

const WORKDAYS = { input: { endAdornment: <InputAdornment position="end">workdays</InputAdornment> } };
