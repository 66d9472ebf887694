import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { OfficePolicyAnswer } from "#core/api/PolicyAnswer.ts";
import { Section } from "#console/shared/parts/Section.tsx";
import { wholeFacts } from "#console/shared/wholeDates.ts";
import { VersionHistory } from "../policyEditor/versions/VersionHistory.tsx";

export function EndedPolicy({ policy: { id, summary } }: { policy: OfficePolicyAnswer }) {
  return (
    <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Section title="Summary">
        <Typography>{wholeFacts(summary)}</Typography>
        <Typography variant="body2" sx={{ color: "text.secondary", mt: 1 }}>
          This policy has ended and can&apos;t be changed.
        </Typography>
      </Section>
      <VersionHistory id={id} />
    </Box>
  );
}
