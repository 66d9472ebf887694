import CheckCircleOutlineRounded from "@mui/icons-material/CheckCircleOutlineRounded";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { wordsOf } from "#console/shared/api/ApiError.ts";
import { startOverAtLogin } from "#console/dashboard/session/browser.ts";
import { AcceptInvitationForm } from "./AcceptInvitationForm.tsx";
import { AuthCard } from "../AuthCard.tsx";
import { openInvitation } from "./invitationCalls.ts";
import { useInvitationToken } from "./useInvitationToken.ts";

const NO_LONGER = "This invitation link is invalid or has expired.";
const REDIRECT_AFTER = 2000;

export function AcceptInvitation() {
  const token = useInvitationToken();
  const invitation = useQuery(openInvitation(token));
  const [isAccepted, setAccepted] = useState(false);

  if (isAccepted) return <Accepted email={invitation.data?.email} />;
  if (token === null || token === "") return <Invalid words={NO_LONGER} />;
  if (invitation.error) return <Invalid words={wordsOf(invitation.error, "Failed to load invitation")} />;
  if (!invitation.data) return <Looking />;
  return <AcceptInvitationForm token={token} invitation={invitation.data} onAccepted={() => setAccepted(true)} />;
}

function Looking() {
  return (
    <AuthCard title="Join Your Team" lead={<output>Loading invitation...</output>}>
      <Skeleton variant="rounded" height={48} />
      <Skeleton variant="rounded" height={180} sx={{ mt: 2 }} />
    </AuthCard>
  );
}

function Invalid({ words }: { words: string }) {
  return (
    <AuthCard title="Invalid Invitation" lead={<span role="alert">{words}</span>}>
      <Button component={Link} to="/login" variant="contained" fullWidth size="large">
        Back to Login
      </Button>
    </AuthCard>
  );
}

function Accepted({ email }: { email: string | undefined }) {
  useEffect(() => {
    const timer = setTimeout(() => startOverAtLogin(email), REDIRECT_AFTER);
    return () => clearTimeout(timer);
  }, [email]);
  return (
    <AuthCard
      title="Account Created!"
      lead={<output>Your account has been created successfully. Redirecting to login...</output>}
    >
      <CheckCircleOutlineRounded color="success" sx={{ fontSize: 44, display: "block" }} />
    </AuthCard>
  );
}
