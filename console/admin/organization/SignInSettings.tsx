import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { peopleText } from "#core/countText.ts";
import { ConfirmDialog } from "#console/shared/dialogs/ConfirmDialog.tsx";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { ownGoogle, signInPreview, useSetSignInRules } from "./organizationCalls.ts";

interface SignInSettingsProps {
  googleOnly: boolean;
  isFixed: boolean;
}

export function SignInSettings({ googleOnly, isFixed }: SignInSettingsProps) {
  const google = useQuery(ownGoogle());
  const [isAsking, setAsking] = useState(false);
  return (
    <Section title="Sign-in">
      <Loaded query={google} failed="Failed to load sign-in rules" skeleton={<ListSkeleton rows={1} />}>
        {(own) => {
          if (!own.isAvailable && !googleOnly) return <NoGoogle />;
          const obstacle = googleOnly || isFixed ? undefined : obstacleOf(own);
          return (
            <>
              <FormControlLabel
                label="Sign in with Google only"
                sx={{ ml: 0.5 }}
                disabled={isFixed || obstacle !== undefined}
                control={
                  <Switch
                    checked={googleOnly}
                    onChange={() => setAsking(true)}
                    slotProps={{ input: { "aria-describedby": "google-only-hint" } }}
                  />
                }
              />
              <Typography
                id="google-only-hint"
                variant="body2"
                sx={{ color: "text.secondary", maxWidth: 640, mt: 0.5 }}
              >
                {obstacle ?? (googleOnly ? IS_ON : IS_OFF)}
              </Typography>
            </>
          );
        }}
      </Loaded>
      <Question googleOnly={googleOnly} isOpen={isAsking} onClose={() => setAsking(false)} />
    </Section>
  );
}

const IS_ON = "Password sign-in is off, and invitations are accepted with Google.";
const IS_OFF =
  "Unless single sign-on is required, people can sign in with a password, with Google if they've linked it, or with single sign-on if a connection is on.";

function NoGoogle() {
  return (
    <Typography variant="body2" sx={{ color: "text.secondary" }}>
      Google sign-in isn't set up on this server. Unless single sign-on is required, people can sign in with a password,
      or with single sign-on if a connection is on.
    </Typography>
  );
}

function obstacleOf({ hasGoogle }: { hasGoogle: boolean }): string | undefined {
  if (!hasGoogle) return "Link your own Google account first, in your Profile Settings on the dashboard.";
  return undefined;
}

interface QuestionProps {
  googleOnly: boolean;
  isOpen: boolean;
  onClose: () => void;
}

function Question({ googleOnly, isOpen, onClose }: QuestionProps) {
  const set = useSetSignInRules();
  const show = useOutcome();
  const confirm = async () => {
    await show(set.mutateAsync(!googleOnly), {
      done: ({ googleOnly: isOn }) => ({ title: isOn ? "Google sign-in required" : "Passwords allowed" }),
      failed: "Failed to change the sign-in rules.",
    });
    onClose();
  };
  const dialog = { open: isOpen, isPending: set.isPending, onConfirm: () => void confirm(), onClose };
  if (googleOnly) {
    return (
      <ConfirmDialog {...dialog} title="Allow passwords again?" confirm="Allow passwords">
        People who had a password can use it again; others can set one.
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog {...dialog} title="Sign in with Google only?" confirm="Use Google only">
      Passwords and password links stop working immediately. Everyone who signed in without Google is signed out, except
      you on this device. For people with a password or a linked account at an identity provider, personal API keys,
      calendar links, and connected calendars stop working. People who haven&apos;t linked Google are linked the first
      time they sign in with it, if their email belongs to Google Workspace or Gmail. <Affected isAsked={isOpen} />
    </ConfirmDialog>
  );
}

function Affected({ isAsked }: { isAsked: boolean }) {
  const { data } = useQuery({ ...signInPreview(), enabled: isAsked, staleTime: 0 });
  if (!data) return null;
  const { withoutGoogle, outsideDomain } = data;
  return (
    <strong>
      {withoutGoogle > 0 &&
        ` ${peopleText(withoutGoogle)} ${withoutGoogle === 1 ? "hasn't" : "haven't"} linked Google yet.`}
      {outsideDomain > 0 &&
        ` ${peopleText(outsideDomain)} ${outsideDomain === 1 ? "has" : "have"} an email outside your domain and won't be able to sign in.`}
    </strong>
  );
}
