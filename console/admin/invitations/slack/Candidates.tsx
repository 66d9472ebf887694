import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { SlackCandidateAnswer } from "#core/api/admin/SlackDirectoryAnswer.ts";
import type { InviteObstacle } from "#core/slackDirectory/inviteObstacle.ts";
import { peopleText } from "#core/countText.ts";
import { figure } from "#core/figure.ts";
import { SearchField } from "#console/shared/parts/SearchField.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { markInvited } from "./directoryCalls.ts";
import { InviteDialog } from "./InviteDialog.tsx";
import { matching } from "./matching.ts";
import { type PickRow, PickTable } from "./PickTable.tsx";

const OBSTACLES: Record<InviteObstacle, string> = {
  invited: "Already invited",
  noEmail: "No usable email in Slack",
  unconfirmedEmail: "Email not confirmed in Slack",
  otherDomain: "Email outside your domain",
};

export function Candidates({ candidates }: { candidates: readonly SlackCandidateAnswer[] }) {
  const client = useQueryClient();
  const [isForGuests, setForGuests] = useState(false);
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isInviting, setInviting] = useState(false);
  const guests = candidates.filter(({ isGuest }) => isGuest).length;
  const showsGuests = isForGuests && guests > 0;
  const rows = useMemo(
    () => candidates.filter(({ isGuest }) => isGuest === showsGuests).map(rowOf),
    [candidates, showsGuests],
  );
  const shown = matching(rows, search);
  const close = (invited: ReadonlySet<string>) => {
    setInviting(false);
    if (invited.size === 0) return;
    markInvited(client, invited);
    setChosen(new Set([...chosen].filter((email) => !invited.has(email))));
  };
  return (
    <Section title="Without an account" count={figure(candidates.length)}>
      {candidates.length === 0 ? (
        <Nothing>Everyone in Slack has an Awayday account</Nothing>
      ) : (
        <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
          {guests > 0 && (
            <Box component="section" aria-label="Kind of member" sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
              <Kind
                label="Members"
                count={candidates.length - guests}
                isShown={!showsGuests}
                onShow={() => setForGuests(false)}
              />
              <Kind label="Guests" count={guests} isShown={showsGuests} onShow={() => setForGuests(true)} />
            </Box>
          )}
          <Box
            sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: 1.5 }}
          >
            <SearchField label="Name or email" value={search} onChange={setSearch} />
            <Button variant="contained" disabled={chosen.size === 0} onClick={() => setInviting(true)}>
              {chosen.size === 0 ? "Invite" : `Invite ${peopleText(chosen.size)}`}
            </Button>
          </Box>
          {shown.length === 0 ? (
            <Nothing>{rows.length === 0 ? "Every member has an Awayday account" : "No matching people"}</Nothing>
          ) : (
            <PickTable label="Members without an account" rows={shown} chosen={chosen} onChoose={setChosen} />
          )}
        </Box>
      )}
      {isInviting && (
        <InviteDialog people={candidates.filter(({ email }) => email !== null && chosen.has(email))} onClose={close} />
      )}
    </Section>
  );
}

interface KindProps {
  label: string;
  count: number;
  isShown: boolean;
  onShow: () => void;
}

function Kind({ label, count, isShown, onShow }: KindProps) {
  return (
    <Chip
      label={`${label} ${figure(count)}`}
      onClick={onShow}
      variant={isShown ? "filled" : "outlined"}
      aria-pressed={isShown}
    />
  );
}

function rowOf({ slackUserId, name, email, obstacle }: SlackCandidateAnswer): PickRow {
  return {
    id: obstacle === null && email !== null ? email : slackUserId,
    name,
    detail: email ?? "",
    notes: obstacle ? [OBSTACLES[obstacle]] : [],
    isDisabled: obstacle !== null,
  };
}
