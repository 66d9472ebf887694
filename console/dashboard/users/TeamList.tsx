import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import type { UserAnswer } from "#core/api/UserAnswer.ts";
import { countText } from "#core/countText.ts";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { PersonLine } from "#console/shared/people/PersonLine.tsx";
import { RoleBadge } from "#console/shared/people/RoleBadge.tsx";
import { SearchField } from "#console/shared/parts/SearchField.tsx";
import { useAddressParam } from "#console/shared/parts/useAddressParam.ts";
import { Dot } from "#console/shared/parts/DottedText.tsx";
import { EmailText } from "#console/shared/people/EmailText.tsx";
import { allUsers } from "./userCalls.ts";
import { matchingUsers } from "./matchingUsers.ts";

export function TeamList() {
  const users = useQuery(allUsers());
  const [words, setWords] = useAddressParam("q");
  const wanted = useDeferredValue(words);
  return (
    <Loaded
      query={users}
      failed="Failed to load team"
      skeleton={
        <Box sx={{ display: "grid", gap: 2 }}>
          {/* As tall as the search field that replaces it. */}
          <Typography component="output" sx={{ minHeight: 40, color: "text.secondary" }}>
            Loading team...
          </Typography>
          <ListSkeleton rows={8} height={58} />
        </Box>
      }
    >
      {(all) => {
        const shown = matchingUsers(all, wanted);
        return (
          <Box sx={{ display: "grid", gap: 2 }}>
            <Box
              sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: 2 }}
            >
              <SearchField label="Search by name, email, or role" value={words} onChange={setWords} />
              <Typography component="output" variant="body2" sx={{ color: "text.secondary" }}>
                {countText(shown.length, "member")}
              </Typography>
            </Box>
            {shown.length === 0 ? (
              <Nothing>No team members found</Nothing>
            ) : (
              <Card component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
                {shown.map((user) => (
                  <Box
                    key={user.id}
                    component="li"
                    sx={{ px: 2, py: 1.5, "&:not(:first-of-type)": { borderTop: 1, borderColor: "divider" } }}
                  >
                    <PersonLine
                      name={user.name}
                      avatar={user.avatar}
                      detail={<EmailAndOffice user={user} />}
                      end={<RoleBadge role={user.role} />}
                    />
                  </Box>
                ))}
              </Card>
            )}
          </Box>
        );
      }}
    </Loaded>
  );
}

function EmailAndOffice({ user: { email, officeName } }: { user: UserAnswer }) {
  if (!officeName) return <EmailText>{email}</EmailText>;
  return (
    <>
      <EmailText>{email}</EmailText>
      <Box component="span" sx={{ display: { xs: "none", sm: "inline" } }}>
        <Dot />
      </Box>
      <Box
        component="span"
        sx={{ display: { xs: "block", sm: "inline" }, overflow: "hidden", textOverflow: "ellipsis" }}
      >
        {officeName}
      </Box>
    </>
  );
}
