import TuneRounded from "@mui/icons-material/TuneRounded";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Link } from "react-router";
import type { OfficePolicyAnswer } from "#core/api/PolicyAnswer.ts";
import { Section } from "#console/shared/parts/Section.tsx";
import { wholeFacts } from "#console/shared/wholeDates.ts";

export function FullEditorButton({ id }: { id: string }) {
  return (
    <Button component={Link} to={`/policies/${id}/document`} variant="outlined" startIcon={<TuneRounded />}>
      Open the policy editor
    </Button>
  );
}

export function FullPolicy({ policy: { summary } }: { policy: OfficePolicyAnswer }) {
  return (
    <Section title="Summary">
      <Typography>{wholeFacts(summary)}</Typography>
      <Typography variant="body2" sx={{ color: "text.secondary", mt: 1 }}>
        This policy has rules that the simple form can't show. Use the policy editor to change it.
      </Typography>
    </Section>
  );
}
