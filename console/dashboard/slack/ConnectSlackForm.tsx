import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { SlackLinkAnswer } from "#core/api/accountAnswers.ts";
import { SlackLinkForm } from "#core/auth/SlackLinkInput.ts";
import { wordsOf } from "#console/shared/api/ApiError.ts";
import { CodeInput } from "#console/shared/form/CodeInput.tsx";
import { Form } from "#console/shared/form/Form.tsx";
import { showServerErrors } from "#console/shared/form/showServerErrors.ts";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { useZodForm } from "#console/shared/form/useZodForm.ts";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { ConfirmWithGoogle } from "../profile/ConfirmWithGoogle.tsx";
import { useConnectSlackAccount } from "./slackLinkCalls.ts";

interface ConnectSlackFormProps {
  token: string;
  link: SlackLinkAnswer;
  onConnected: () => void;
}

export function ConnectSlackForm({ token, link, onConnected }: ConnectSlackFormProps) {
  const { slackName, teamName, connectedByName, confirmBy, hasSecondFactor } = link;
  const form = useZodForm(SlackLinkForm, { currentPassword: "", code: "" });
  const connect = useConnectSlackAccount();
  const toast = useToast();
  const submit = form.handleSubmit((confirmation) =>
    connect.mutate(
      { ...confirmation, token },
      {
        onSuccess: onConnected,
        onError: (error) => {
          showServerErrors(form, error);
          toast({ title: "Error", description: wordsOf(error, "Failed to connect Slack."), tone: "destructive" });
        },
      },
    ),
  );
  const account = `${slackName} in ${teamName ?? "an unknown workspace"}`;
  return (
    <Box sx={{ display: "grid", gap: 2.5, maxWidth: 560, overflowWrap: "anywhere" }}>
      <Facts
        rows={[
          ["Slack account", slackName],
          ["Workspace", teamName ?? "Unknown"],
          ["Workspace connected by", connectedByName ?? "Unknown"],
        ]}
      />
      <Alert severity="warning" variant="outlined">
        Continue only if this is your own Slack account and you requested this link in Slack yourself. Anyone who uses
        this Slack account will be able to request time off and approve or reject requests on your behalf.
      </Alert>
      {confirmBy === "google" ? (
        <ConfirmWithGoogle purpose="slack" then="connect this Slack account" />
      ) : (
        <Form onSubmit={() => void submit()} sx={{ display: "grid", gap: 2 }}>
          {confirmBy !== "nothing" && (
            <TextInput
              control={form.control}
              name="currentPassword"
              label="Current Password"
              type="password"
              autoComplete="current-password"
            />
          )}
          {hasSecondFactor && (
            <CodeInput
              control={form.control}
              name="code"
              id="field-slack-code"
              hint="6-digit code from your authenticator app"
            />
          )}
          <Button
            type="submit"
            variant="contained"
            loading={connect.isPending || connect.isSuccess}
            sx={{ justifySelf: "start" }}
          >
            Connect {account}
          </Button>
        </Form>
      )}
    </Box>
  );
}

function Facts({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: "grid", gridTemplateColumns: { sm: "auto 1fr" }, columnGap: 3, rowGap: { xs: 0, sm: 1 } }}
    >
      {rows.map(([term, fact]) => (
        <Box key={term} sx={{ display: "contents" }}>
          <Box component="dt" sx={{ color: "text.secondary" }}>
            {term}
          </Box>
          <Box component="dd" sx={{ m: 0, mb: { xs: 1.5, sm: 0 }, fontWeight: 600 }}>
            {fact}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
