import Box from "@mui/material/Box";
import type { PersonAnswer } from "#core/api/UserAnswer.ts";
import { isAtLeast } from "#core/people/access/roles.ts";
import { DelegationForm } from "#console/shared/delegations/DelegationForm.tsx";
import { DelegationList } from "#console/shared/delegations/DelegationList.tsx";
import { Section } from "#console/shared/parts/Section.tsx";

export function PersonDelegates({ person }: { person: PersonAnswer }) {
  if (!person.isActive || !isAtLeast(person.role, "Manager")) return null;
  return (
    <Section title="Delegates">
      <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)", maxWidth: 560 }}>
        <DelegationList person={person} isOwn={false} />
        <DelegationForm approver={person} isOwn={false} />
      </Box>
    </Section>
  );
}
