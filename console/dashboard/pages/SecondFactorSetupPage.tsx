import Button from "@mui/material/Button";
import Divider from "@mui/material/Divider";
import { AuthCard } from "../auth/AuthCard.tsx";
import { SessionList } from "../profile/SessionList.tsx";
import { SetupSteps } from "../profile/secondFactor/SetupSteps.tsx";
import { useSignOut } from "../session/sessionCalls.ts";

export function SecondFactorSetupPage({ onDone }: { onDone: () => void }) {
  const signOut = useSignOut("/");
  return (
    <AuthCard
      title="Set Up Two-Factor Authentication"
      lead="Your organization requires two-factor authentication for your role."
    >
      <SetupSteps onDone={onDone} />
      <Divider sx={{ my: 3 }} />
      <SessionList level="h2" />
      <Button onClick={() => signOut.mutate()} size="small" sx={{ mt: 1.5, mx: "auto", display: "flex" }}>
        Sign Out
      </Button>
    </AuthCard>
  );
}
