import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { CheckInput } from "#console/shared/form/CheckInput.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { FIELDS } from "./formFields.ts";
import type { FormPart } from "./organizationForm.ts";

/** The setting that allows photos from other services. */
export function PhotoInputs({ control, isFixed }: FormPart) {
  return (
    <Section title="Photos">
      <Typography variant="body2" sx={{ color: "text.secondary", maxWidth: 640, mb: 1.5 }}>
        Everyone can upload a photo in their Profile Settings. If you allow it, people can also choose their photo from
        Slack or Google there. Awayday copies it and checks once a week whether it has changed. If you stop allowing it,
        these copies are deleted.
      </Typography>
      <Box sx={FIELDS}>
        <CheckInput
          control={control}
          name="allowsServicePhotos"
          label="Let people use their photo from Slack or Google"
          isDisabled={isFixed}
        />
      </Box>
    </Section>
  );
}
