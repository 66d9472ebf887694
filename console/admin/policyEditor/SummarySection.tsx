import Typography from "@mui/material/Typography";
import { Section } from "#console/shared/parts/Section.tsx";
import { documentSummary } from "#core/policies/document/documentSummary.ts";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";

/** The whole policy in sentences, as it is being edited; a note if problems in the draft prevent a summary. */
export function SummarySection({ document }: { document: PolicyDocument | null }) {
  return (
    <Section title="Summary">
      <Typography aria-live="polite" sx={{ overflowWrap: "anywhere", ...(!document && { color: "text.secondary" }) }}>
        {document ? documentSummary(document) : "Fix the problems to see the summary."}
      </Typography>
    </Section>
  );
}
