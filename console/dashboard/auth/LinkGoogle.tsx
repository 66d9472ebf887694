import Button from "@mui/material/Button";
import { Link, useLocation } from "react-router";
import { LINK_GOOGLE_PATH } from "#core/links/pagePaths.ts";
import { hasGoogle } from "../session/hasGoogle.ts";
import { AuthCard } from "./AuthCard.tsx";
import { GoogleButton } from "./GoogleButton.tsx";
import { useLinkToken } from "./useLinkToken.ts";

export function LinkGoogle() {
  const { hash } = useLocation();
  const token = useLinkToken(new URLSearchParams(hash.slice(1)).get("token"), LINK_GOOGLE_PATH) ?? "";
  const isOffered = hasGoogle();
  if (token === "" || !isOffered) {
    const lead = isOffered
      ? "Open the link in the email again, or choose “Forgot password?” to get a new link."
      : "This server no longer offers Google sign-in. Ask an Admin in your organization for help.";
    return (
      <AuthCard title="This link no longer works" lead={<span role="alert">{lead}</span>}>
        <Button component={Link} to="/login" variant="contained" fullWidth size="large">
          Back to Login
        </Button>
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title="Sign In with Google"
      lead="Choose the Google account for the email address that received this link. Awayday links it to your account, and from then on you'll sign in with Google."
    >
      <GoogleButton label="Continue with Google" query={{ mailedToken: token }} />
    </AuthCard>
  );
}
