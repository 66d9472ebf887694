import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { SsoAnswer } from "#core/api/sso/SsoAnswer.ts";
import { hasService } from "#console/shared/api/hasService.ts";
import { CardButtons } from "../parts/CardButtons.tsx";
import { ConfirmedForm } from "./ConfirmedForm.tsx";
import { ExceptionPicker, type Excepted } from "./ExceptionPicker.tsx";
import { RecoveryCode } from "./RecoveryCode.tsx";
import { type Confirmation, useRenewRecoveryCode, useRequireSso } from "./ssoCalls.ts";
import { StateHeading } from "./StateHeading.tsx";

type RequirementProps = Pick<SsoAnswer, "connections" | "domains" | "requirement" | "signedInWith">;

export function Requirement({ connections, domains, requirement, signedInWith }: RequirementProps) {
  const [asking, setAsking] = useState<"require" | "exceptions" | "end" | "renew">();
  const [excepted, setExcepted] = useState<readonly Excepted[]>([]);
  // Keeps the exceptions from when the dialog opened, because another Owner may change them.
  const [seen, setSeen] = useState<readonly Excepted[]>([]);
  const [recoveryCode, setRecoveryCode] = useState<string>();
  const require = useRequireSso();
  const renew = useRenewRecoveryCode();
  const isOffered = domains.some(({ provenAt }) => provenAt !== null);
  const own = isOffered ? connections.find(({ id, isOn }) => isOn && id === signedInWith) : undefined;
  const required = connections.find(({ id }) => id === requirement?.connectionId);
  const shown = required ?? own;
  const hasGoogle = hasService("google");
  const ways = hasGoogle ? "a password or Google" : "a password";
  const close = () => setAsking(undefined);
  const open = (dialog: typeof asking) => {
    setExcepted(requirement?.exceptions ?? []);
    setSeen(requirement?.exceptions ?? []);
    setAsking(dialog);
  };
  const save = async (connectionId: string | null, confirmation: Confirmation) => {
    const exceptions = connectionId === null ? [] : excepted.map(({ id }) => id);
    const version = shown?.version;
    const answer = await require.mutateAsync({
      connectionId,
      exceptions,
      seen: { exceptions: seen.map(({ id }) => id) },
      ...(version && { version }),
      ...confirmation,
    });
    if (answer.recoveryCode !== null) setRecoveryCode(answer.recoveryCode);
  };
  const picker = <ExceptionPicker value={excepted} onChange={setExcepted} ways={ways} />;
  return (
    <Card component="article" aria-label="Requirement" variant="outlined">
      <Box sx={{ p: { xs: 2, md: 2.5 }, display: "grid", gap: 1.5, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <StateHeading
          heading="Single sign-on for everyone"
          state={requirement ? "Required" : "Not required"}
          isReady={requirement !== null}
        />
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {requirement
            ? `Nobody can sign in with ${ways}${exceptionsText(requirement)}.`
            : "People can use any sign-in method that your organization allows."}
        </Typography>
        {!requirement && !own && (
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            To require single sign-on, verify a domain, turn on a connection, and sign in with it yourself.
          </Typography>
        )}
        {requirement && !requirement.hasRecoveryCode && (
          <Alert severity="warning" variant="outlined">
            There is no recovery code. Without one, nobody
            {requirement.exceptions.length > 0 && " except those named above"} can sign in while your provider is down.
          </Alert>
        )}
        {requirement ? (
          <CardButtons columns={2}>
            <Button variant="outlined" color="inherit" size="small" onClick={() => open("exceptions")}>
              Edit exceptions
            </Button>
            <Button variant="outlined" color="inherit" size="small" onClick={() => open("renew")}>
              New recovery code
            </Button>
            <Button size="small" color="error" onClick={() => open("end")} sx={{ gridColumn: "1 / -1" }}>
              End requirement
            </Button>
          </CardButtons>
        ) : (
          <Box>
            <Button variant="outlined" color="inherit" size="small" disabled={!own} onClick={() => open("require")}>
              Require single sign-on
            </Button>
          </Box>
        )}
      </Box>
      {asking === "require" && own && (
        <ConfirmedForm
          title="Require single sign-on?"
          lead={`Everyone who signed in without single sign-on will be signed out. The personal API keys, calendar links, and connected calendars of people with ${hasGoogle ? "a password or a linked Google account" : "a password"} will stop working. None of this affects the exceptions you choose below. You will get a recovery code. If your provider is down, an Owner can sign in once with this code and their password.`}
          submit="Require"
          submitting="Saving..."
          isLarge
          isPending={require.isPending}
          onSubmit={(confirmation) => save(own.id, confirmation)}
          done={{ title: "Single sign-on is required" }}
          failed="Failed to require single sign-on."
          onClose={close}
        >
          {picker}
        </ConfirmedForm>
      )}
      {asking === "exceptions" && required && (
        <ConfirmedForm
          title="Edit exceptions"
          submit="Save changes"
          submitting="Saving..."
          isLarge
          isPending={require.isPending}
          onSubmit={(confirmation) => save(required.id, confirmation)}
          done={{ title: "Exceptions updated" }}
          failed="Failed to update the exceptions."
          onClose={close}
        >
          {picker}
        </ConfirmedForm>
      )}
      {asking === "end" && (
        <ConfirmedForm
          title="End the requirement?"
          lead={`People can sign in with ${ways} again.`}
          submit="End requirement"
          submitting="Saving..."
          isDestructive
          isPending={require.isPending}
          onSubmit={(confirmation) => save(null, confirmation)}
          done={{ title: "Single sign-on is no longer required" }}
          failed="Failed to end the requirement."
          onClose={close}
        />
      )}
      {asking === "renew" && (
        <ConfirmedForm
          title="Create a new recovery code?"
          lead="Any earlier code will stop working."
          submit="Create code"
          submitting="Creating..."
          isPending={renew.isPending}
          onSubmit={async (confirmation) => setRecoveryCode((await renew.mutateAsync(confirmation)).recoveryCode ?? "")}
          done={{ title: "Recovery code created" }}
          failed="Failed to create a recovery code."
          onClose={close}
        />
      )}
      {recoveryCode !== undefined && <RecoveryCode code={recoveryCode} onClose={() => setRecoveryCode(undefined)} />}
    </Card>
  );
}

function exceptionsText({ exceptions, hasRecoveryCode }: NonNullable<SsoAnswer["requirement"]>): string {
  const all = [...exceptions.map(({ name }) => name), ...(hasRecoveryCode ? ["an Owner with the recovery code"] : [])];
  return all.length > 0 ? `, except ${listOf(all)}` : "";
}

function listOf(names: readonly string[]): string {
  return new Intl.ListFormat("en-US", { type: "conjunction" }).format(names);
}
