import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { InvitationAnswer } from "#core/api/InvitationAnswer.ts";
import { ConfirmDialog } from "#console/shared/dialogs/ConfirmDialog.tsx";
import { FocusPlace } from "#console/shared/parts/FocusPlace.tsx";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { EmailText } from "#console/shared/people/EmailText.tsx";
import { allInvitations, useRevokeInvitation } from "./invitationCalls.ts";
import { InvitationRow } from "./InvitationRow.tsx";

const OVER_SHOWN = 5;

export function InvitationList() {
  const invitations = useQuery(allInvitations());
  const [isLong, setLong] = useState(false);
  const [revoked, setRevoked] = useState<InvitationAnswer>();
  const open = invitations.data?.filter(({ status }) => status === "pending") ?? [];
  return (
    <Section title="Invitations" count={open.length > 0 ? open.length : undefined}>
      <FocusPlace record={revoked ?? invitations.data}>
        <Loaded query={invitations} failed="Failed to load invitations" skeleton={<ListSkeleton rows={2} />}>
          {(all) => {
            const over = all.filter(({ status }) => status !== "pending");
            const overShown = isLong ? over : over.slice(0, OVER_SHOWN);
            return (
              <>
                {open.length === 0 && <Nothing>No pending invitations. Invite someone to get started.</Nothing>}
                <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, "&:not(:first-child)": { mt: 1.5 } }}>
                  {[...open, ...overShown].map((invitation) => (
                    <InvitationRow
                      key={invitation.id}
                      invitation={invitation}
                      onRevoke={() => setRevoked(invitation)}
                    />
                  ))}
                </Box>
                {over.length > overShown.length && (
                  <Button size="small" color="inherit" onClick={() => setLong(true)} sx={{ mt: 1, ml: -1.5 }}>
                    Show All {all.length} Invitations
                  </Button>
                )}
              </>
            );
          }}
        </Loaded>
      </FocusPlace>
      {revoked && <RevokeDialog invitation={revoked} onClose={() => setRevoked(undefined)} />}
    </Section>
  );
}

function RevokeDialog({ invitation, onClose }: { invitation: InvitationAnswer; onClose: () => void }) {
  const revoke = useRevokeInvitation();
  const show = useOutcome();
  const confirm = () => {
    void show(revoke.mutateAsync(invitation.id), {
      done: { title: "Invitation revoked successfully" },
      failed: "Failed to revoke invitation",
    });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title="Revoke this invitation?"
      confirm="Revoke"
      isPending={revoke.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      The link for{" "}
      <Box component="strong">
        <EmailText>{invitation.email}</EmailText>
      </Box>{" "}
      will stop working.
    </ConfirmDialog>
  );
}
