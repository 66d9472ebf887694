import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { listText } from "#core/listText.ts";
import { hasService } from "#console/shared/api/hasService.ts";
import { CheckInput } from "#console/shared/form/CheckInput.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { FIELDS } from "./formFields.ts";
import type { FormPart } from "./organizationForm.ts";

export function PhotoInputs({ control, isFixed }: FormPart) {
  const services = [...(hasService("slack") ? ["Slack"] : []), ...(hasService("google") ? ["Google"] : [])];
  if (services.length === 0) return null;
  const from = listText(services, "or");
  return (
    <Section title="Photos">
      <Typography variant="body2" sx={{ color: "text.secondary", maxWidth: 640, mb: 1.5 }}>
        Everyone can upload a photo in their Profile Settings. If you allow it, they can also use their photo from{" "}
        {from} there. Awayday copies it and checks it for changes about once a week. If you stop allowing it, the copies
        are deleted.
      </Typography>
      <Box sx={FIELDS}>
        <CheckInput
          control={control}
          name="allowsServicePhotos"
          label={`Let people use their photo from ${from}`}
          isDisabled={isFixed}
        />
      </Box>
    </Section>
  );
}
