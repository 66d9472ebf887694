import Box from "@mui/material/Box";
import { useGetList } from "react-admin";
import type { TeamAnswer } from "#core/api/TeamAnswer.ts";
import { Section } from "#console/shared/parts/Section.tsx";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { asApiError } from "../api/asApiError.ts";
import { RecordLink } from "../parts/RecordLink.tsx";

export function PersonTeams({ userId }: { userId: string }) {
  const { data, ...query } = useGetList<TeamAnswer>("teams", {
    filter: { personId: userId },
    pagination: { page: 1, perPage: 100 },
    sort: { field: "name", order: "ASC" },
  });
  if (data ? data.length === 0 : !query.error) return null;
  return (
    <Section title="Teams">
      <Loaded query={{ ...query, data, error: asApiError(query.error) }} failed="Failed to load teams" skeleton={null}>
        {(teams) => (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1 }}>
            {teams.map(({ id, name, leadIds }) => (
              <li key={id}>
                <RecordLink place="teams" id={id}>
                  {name}
                </RecordLink>
                {leadIds.includes(userId) && " (lead)"}
              </li>
            ))}
          </Box>
        )}
      </Loaded>
    </Section>
  );
}
