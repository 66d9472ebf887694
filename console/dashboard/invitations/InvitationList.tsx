import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { formatDate, todayIn, type Zone } from "#core/calendar/dates.ts";
import { wordsOf } from "#console/shared/api/ApiError.ts";
import { capitalized } from "#console/shared/formats.ts";
import { ConfirmDialog } from "#console/shared/parts/ConfirmDialog.tsx";
import { Loaded } from "#console/shared/parts/Loaded.tsx";
import { Nothing } from "#console/shared/parts/Nothing.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { ListSkeleton } from "#console/shared/parts/Skeletons.tsx";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { useMe } from "../session/meContext.ts";
import { CopyLinkButton } from "./CopyLinkButton.tsx";
import { allInvitations, type Invitation, useRevokeInvitation } from "./invitationCalls.ts";

/** Who was invited, and what became of it. */
export function InvitationList({ actions }: { actions?: ReactNode }) {
  const invitations = useQuery(allInvitations());
  const [revoked, setRevoked] = useState<Invitation>();
  return (
    <Section title="Invitations" actions={actions}>
      <Loaded
        query={invitations}
        failed="Failed to load invitations"
        skeleton={<ListSkeleton rows={2} />}
        empty={<Nothing>No pending invitations. Invite someone to get started.</Nothing>}
      >
        {(all) => (
          <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
            {all.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} onRevoke={() => setRevoked(invitation)} />
            ))}
          </Box>
        )}
      </Loaded>
      {revoked && <RevokeDialog invitation={revoked} onClose={() => setRevoked(undefined)} />}
    </Section>
  );
}

function InvitationRow({ invitation, onRevoke }: { invitation: Invitation; onRevoke: () => void }) {
  const { timezone } = useMe();
  const isPending = invitation.status === "pending";
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 1,
        py: 1.25,
        "&:not(:first-of-type)": { borderTop: 1, borderColor: "divider" },
      }}
    >
      <Box sx={{ flex: "1 1 220px", minWidth: 0 }}>
        <Typography variant="subtitle2" component="p" sx={{ overflowWrap: "anywhere" }}>
          {invitation.email}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {invitation.role} · {history(invitation, timezone)}
        </Typography>
      </Box>
      {isPending && <CopyLinkButton invitation={invitation} />}
      {isPending && (
        <Button size="small" color="error" onClick={onRevoke} aria-label={`Revoke invitation of ${invitation.email}`}>
          Revoke
        </Button>
      )}
      <Chip
        size="small"
        variant="outlined"
        label={capitalized(invitation.status)}
        color={invitation.status === "accepted" ? "success" : isPending ? "secondary" : "default"}
      />
    </Box>
  );
}

function history({ status, expiresAt, acceptedAt, invitedByUserName }: Invitation, zone: Zone): string {
  const dayOf = (instant: string) => formatDate(todayIn(zone, Date.parse(instant)));
  if (status === "pending") return `expires ${dayOf(expiresAt)}`;
  return status === "accepted" && acceptedAt ? `accepted ${dayOf(acceptedAt)}` : `invited by ${invitedByUserName}`;
}

function RevokeDialog({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const revoke = useRevokeInvitation();
  const toast = useToast();
  const confirm = () =>
    revoke.mutate(invitation.id, {
      onSuccess: () => toast({ title: "Invitation revoked successfully" }),
      onError: (error) =>
        toast({ title: "Error", description: wordsOf(error, "Failed to revoke invitation"), tone: "destructive" }),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      open
      title="Revoke this invitation?"
      confirm="Revoke"
      isPending={revoke.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      The link sent to {invitation.email} will stop working.
    </ConfirmDialog>
  );
}
