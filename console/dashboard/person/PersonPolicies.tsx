import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { Section } from "#console/shared/parts/Section.tsx";
import { TypeName } from "#console/shared/leaveTypes/TypeName.tsx";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { policiesOf } from "./personCalls.ts";

export function PersonPolicies({ userId }: { userId: string }) {
  const policies = useQuery(policiesOf(userId));
  return (
    <Section title="Policies">
      <Loaded
        query={policies}
        failed="Failed to load policies"
        skeleton={<ListSkeleton rows={3} height={44} />}
        empty={<Nothing>No policies apply to this person</Nothing>}
      >
        {(all) => (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1.25 }}>
            {all.map(({ id, type, summary }) => (
              <li key={type}>
                <Link href={`/admin/policies/${id}`} underline="hover" sx={{ fontWeight: 600 }}>
                  <TypeName type={type} />
                </Link>
                <Typography variant="body2" sx={{ color: "text.secondary" }}>
                  {summary}
                </Typography>
              </li>
            ))}
          </Box>
        )}
      </Loaded>
    </Section>
  );
}
