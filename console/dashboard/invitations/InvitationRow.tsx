import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import type { InvitationAnswer } from "#core/api/InvitationAnswer.ts";
import { formatDate } from "#core/calendar/dateTexts.ts";
import { todayIn, type Zone } from "#core/calendar/zones.ts";
import { isAtLeast } from "#core/people/access/roles.ts";
import { useMe } from "../session/meContext.ts";
import { CopyLinkButton } from "#console/shared/invitations/CopyLinkButton.tsx";
import { UNREADABLE_LINK } from "#console/shared/invitations/unreadableLink.ts";
import { dotted } from "#console/shared/dotted.ts";
import { DottedText } from "#console/shared/parts/DottedText.tsx";
import { EmailText } from "#console/shared/people/EmailText.tsx";
import { capitalized } from "#core/capitalized.ts";

const CHIPS = {
  pending: { color: "secondary", variant: "filled" },
  accepted: { color: "default", variant: "filled" },
} as const;

export function InvitationRow({ invitation, onRevoke }: { invitation: InvitationAnswer; onRevoke: () => void }) {
  const me = useMe();
  const { email, status, role, officeName, startDate, token, isLinkUnreadable } = invitation;
  const chip = CHIPS[status as keyof typeof CHIPS] ?? { color: "default", variant: "outlined" };
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: 1,
        rowGap: 0.5,
        py: 1.25,
        "&:not(:first-of-type)": { borderTop: 1, borderColor: "divider" },
      }}
    >
      <Box sx={{ flex: "1 1 16.25rem", minWidth: 0 }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1, rowGap: 0.25 }}>
          <Typography variant="subtitle2" component="p" sx={{ overflowWrap: "anywhere" }}>
            <EmailText>{email}</EmailText>
          </Typography>
          <Chip size="small" label={capitalized(status)} {...chip} />
        </Box>
        <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
          <DottedText>
            {dotted(
              role,
              officeName,
              startDate && `start date ${formatDate(startDate)}`,
              history(invitation, me.timezone),
            )}
          </DottedText>
        </Typography>
        {status === "pending" && isLinkUnreadable && <Typography variant="body2">{UNREADABLE_LINK}</Typography>}
      </Box>
      {status === "pending" && (
        <Box sx={{ display: "flex", gap: 0.5, ml: -1.5 }}>
          {token && <CopyLinkButton email={email} token={token} />}
          {isAtLeast(me.role, role) && (
            <Button size="small" color="error" onClick={onRevoke} aria-label={`Revoke invitation for ${email}`}>
              Revoke
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}

function history({ status, expiresAt, acceptedAt, invitedByUserName }: InvitationAnswer, zone: Zone): string {
  const dayOf = (instant: string) => formatDate(todayIn(zone, Date.parse(instant)));
  if (status === "pending") return `expires ${dayOf(expiresAt)}`;
  return status === "accepted" && acceptedAt ? `accepted ${dayOf(acceptedAt)}` : `invited by ${invitedByUserName}`;
}
