import Box from "@mui/material/Box";
import { Section } from "#console/shared/parts/Section.tsx";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { FIELDS } from "./formFields.ts";
import { LeaveYearInput } from "./LeaveYearInput.tsx";
import type { FormPart } from "./organizationForm.ts";
import { ZoneInput } from "./ZoneInput.tsx";

/** The organization's name, domain, time zone, leave year and policy text. */
export function GeneralInputs({ control, isFixed, isLeaveYearFixed }: FormPart & { isLeaveYearFixed: boolean }) {
  return (
    <Section title="General">
      <Box sx={FIELDS}>
        <TextInput
          control={control}
          name="name"
          label="Organization name"
          autoComplete="organization"
          disabled={isFixed}
        />
        <TextInput
          control={control}
          name="domain"
          label="Domain (optional)"
          placeholder="example.com"
          hint="Only email addresses in this domain can be invited. Leave blank to allow any."
          autoComplete="off"
          disabled={isFixed}
        />
        <ZoneInput control={control} isFixed={isFixed} />
        <LeaveYearInput control={control} isFixed={isFixed} isLeaveYearFixed={isLeaveYearFixed} />
        <TextInput
          control={control}
          name="ptoPolicy"
          label="PTO policy (optional)"
          hint="Shown to employees when they request time off"
          multiline
          minRows={3}
          disabled={isFixed}
        />
      </Box>
    </Section>
  );
}
