import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Link } from "react-router";
import { BusyButton } from "#console/shared/form/BusyButton.tsx";
import { EmailText } from "#console/shared/people/EmailText.tsx";
import { useMe } from "#console/dashboard/session/meContext.ts";
import { useSignOut } from "#console/dashboard/session/sessionCalls.ts";
import { AuthCard } from "../AuthCard.tsx";
import { useInvitationToken } from "./useInvitationToken.ts";

export function InvitedWhileSignedIn() {
  const me = useMe();
  useInvitationToken();
  const signOut = useSignOut();
  return (
    <AuthCard
      title="You're already signed in"
      lead={
        <>
          You're signed in as <EmailText>{me.email}</EmailText>. To accept this invitation with a different account,
          sign out first.
        </>
      }
    >
      <Box sx={{ display: "grid", gap: 1 }}>
        <Button component={Link} to="/" variant="contained" size="large">
          Go to My Dashboard
        </Button>
        <BusyButton color="inherit" loading={signOut.isPending} onClick={() => signOut.mutate()}>
          Sign Out and Open the Invitation
        </BusyButton>
      </Box>
    </AuthCard>
  );
}
