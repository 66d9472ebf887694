import Box from "@mui/material/Box";
import type { OrganizationAnswer } from "#core/api/OrganizationAnswer.ts";
import { Section } from "#console/shared/parts/Section.tsx";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { DomainInput } from "./DomainInput.tsx";
import { FIELDS } from "./formFields.ts";
import { LeaveYearInput } from "./LeaveYearInput.tsx";
import type { FormPart } from "./organizationForm.ts";
import { ZoneInput } from "./ZoneInput.tsx";

export function GeneralInputs({ control, isFixed, settings }: FormPart & { settings: OrganizationAnswer }) {
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
        <DomainInput control={control} isFixed={isFixed} googleOnly={settings.googleOnly} saved={settings.domain} />
        <ZoneInput control={control} isFixed={isFixed} />
        <LeaveYearInput control={control} isFixed={isFixed} isLeaveYearFixed={settings.isLeaveYearFixed} />
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
