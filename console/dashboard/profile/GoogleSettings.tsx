import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { GoogleLinkInput } from "#core/auth/GoogleLinkInput.ts";
import { wordsOf } from "#console/shared/api/ApiError.ts";
import { CodeInput } from "#console/shared/form/CodeInput.tsx";
import { showServerErrors } from "#console/shared/form/showServerErrors.ts";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { useZodForm } from "#console/shared/form/useZodForm.ts";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { useLinkGoogle, useUnlinkGoogle, waysToSignIn } from "./googleCalls.ts";
import { SettingsForm } from "./SettingsForm.tsx";

/** Links or unlinks the person's Google account; renders nothing if the server has no Google sign-in. */
export function GoogleSettings() {
  const ways = useQuery(waysToSignIn());
  if (!ways.data?.isAvailable) return null;
  if (ways.data.hasGoogle) return <Linked mayUnlink={ways.data.hasPassword} />;
  return <NotLinked hasSecondFactor={ways.data.hasSecondFactor} />;
}

function NotLinked({ hasSecondFactor }: { hasSecondFactor: boolean }) {
  const form = useZodForm(GoogleLinkInput, { password: "", code: "" });
  const link = useLinkGoogle();
  const toast = useToast();
  const submit = form.handleSubmit((wanted) =>
    link.mutate(wanted, {
      onError: (error) => {
        showServerErrors(form, error);
        toast({ title: "Error", description: wordsOf(error, "Failed to link Google"), tone: "destructive" });
      },
    }),
  );
  return (
    <SettingsForm
      title="Google"
      onSubmit={() => void submit()}
      action="Link Google"
      isPending={link.isPending || link.isSuccess}
    >
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        Sign in with Google as well. Confirm with your password first.
      </Typography>
      <TextInput
        control={form.control}
        name="password"
        id="field-google-password"
        label="Your Password"
        type="password"
        autoComplete="current-password"
      />
      {hasSecondFactor && (
        <CodeInput
          control={form.control}
          name="code"
          id="field-google-code"
          hint="The 6 digits that your authenticator app shows"
        />
      )}
    </SettingsForm>
  );
}

function Linked({ mayUnlink }: { mayUnlink: boolean }) {
  const unlink = useUnlinkGoogle();
  const toast = useToast();
  const onClick = () =>
    unlink.mutate(undefined, {
      onSuccess: () => toast({ title: "Google Unlinked" }),
      onError: (error) =>
        toast({ title: "Error", description: wordsOf(error, "Failed to unlink Google"), tone: "destructive" }),
    });
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Typography variant="h3">Google</Typography>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {mayUnlink
          ? "You can sign in with Google or your password."
          : "You sign in with Google. To unlink it, set a password first."}
      </Typography>
      {mayUnlink && (
        <Button
          variant="outlined"
          color="inherit"
          loading={unlink.isPending}
          onClick={onClick}
          sx={{ justifySelf: "start" }}
        >
          Unlink Google
        </Button>
      )}
    </Box>
  );
}
