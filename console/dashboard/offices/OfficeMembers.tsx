import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { PersonLine } from "#console/shared/people/PersonLine.tsx";
import { RoleBadge } from "#console/shared/people/RoleBadge.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { officeMembers } from "./officeCalls.ts";

export function OfficeMembers({ officeId }: { officeId: string }) {
  const members = useQuery(officeMembers(officeId));
  return (
    <Loaded
      query={members}
      failed="Failed to load members"
      skeleton={<ListSkeleton rows={2} />}
      empty={<Nothing>No members assigned to this office</Nothing>}
    >
      {(all) => (
        <Box
          component="ul"
          sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 1.5 }}
        >
          {all.map((member) => (
            <Box
              key={member.id}
              component="li"
              sx={{ display: "flex", justifyContent: "space-between", alignItems: "center", gap: 2 }}
            >
              <PersonLine name={member.name} avatar={member.avatar} detail={member.email} />
              <RoleBadge role={member.role} />
            </Box>
          ))}
        </Box>
      )}
    </Loaded>
  );
}
