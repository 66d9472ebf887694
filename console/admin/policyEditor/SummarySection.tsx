import Typography from "@mui/material/Typography";
import { useGetMany } from "react-admin";
import type { PersonAnswer } from "#core/api/UserAnswer.ts";
import { Section } from "#console/shared/parts/Section.tsx";
import { namedApprovers } from "#core/policies/document/checks/approverProblems.ts";
import { documentSummary } from "#core/policies/document/documentSummary.ts";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { wholeFacts } from "#console/shared/wholeDates.ts";

export function SummarySection({ document }: { document: PolicyDocument | null }) {
  const ids = document ? namedApprovers(document) : [];
  const { data: people = [] } = useGetMany<PersonAnswer>("people", { ids }, { enabled: ids.length > 0 });
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return (
    <Section title="Summary">
      <Typography aria-live="polite" sx={{ overflowWrap: "anywhere", ...(!document && { color: "text.secondary" }) }}>
        {document ? wholeFacts(documentSummary(document, names)) : "Fix the problems to see the summary."}
      </Typography>
    </Section>
  );
}
