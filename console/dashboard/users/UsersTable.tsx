import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { isAtLeast } from "#core/people/access/roles.ts";
import { countText } from "#core/countText.ts";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { VisuallyHidden } from "#console/shared/parts/VisuallyHidden.tsx";
import { useMe } from "../session/meContext.ts";
import { matchingUsers } from "./matchingUsers.ts";
import { readableBy, type UserAct } from "./userActs.ts";
import { allUsers, usersEverActive } from "./userCalls.ts";
import { UserFilters, useUserFilters } from "./UserFilters.tsx";
import { UserRows } from "./UserRows.tsx";

export function UsersTable({ onAct }: { onAct: (act: UserAct) => void }) {
  const me = useMe();
  const isAdmin = isAtLeast(me.role, "Admin");
  const filters = useUserFilters();
  const state = isAdmin ? filters.state : "active";
  const users = useQuery(state === "active" ? allUsers() : usersEverActive());
  const words = useDeferredValue(filters.words);
  return (
    <Box component="section" aria-label="Users" sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}>
      <UserFilters filters={filters} maySeeInactive={isAdmin} />
      <Loaded
        query={users}
        failed="Failed to load users. Please try again."
        skeleton={<ListSkeleton rows={12} height={64} />}
      >
        {(all) => {
          const shown = matchingUsers(all, words, filters.role, state);
          return (
            <>
              <VisuallyHidden isStatus>{countText(shown.length, "user")}</VisuallyHidden>
              {shown.length === 0 ? (
                <Nothing>No users found matching your criteria</Nothing>
              ) : (
                <UserRows users={shown} me={me} readable={readableBy(me, all)} onAct={onAct} />
              )}
            </>
          );
        }}
      </Loaded>
    </Box>
  );
}
