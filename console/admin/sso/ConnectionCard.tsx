import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Link as RouterLink } from "react-router";
import type { SsoConnectionAnswer } from "#core/api/sso/SsoAnswer.ts";
import { ConfirmDialog } from "#console/shared/dialogs/ConfirmDialog.tsx";
import { changedFields } from "#console/shared/form/changedFields.ts";
import { localMoment } from "#console/shared/localDates.ts";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { Address } from "../parts/Address.tsx";
import { CardButtons } from "../parts/CardButtons.tsx";
import { listPath } from "../parts/RecordLink.tsx";
import { ConfirmedForm } from "./ConfirmedForm.tsx";
import { ConnectionForm } from "./ConnectionForm.tsx";
import { JoinForm } from "./JoinForm.tsx";
import { JOINING } from "./joining.ts";
import { useDeleteConnection, useEditConnection } from "./ssoCalls.ts";
import { StateHeading } from "./StateHeading.tsx";
import { TurnOnForm } from "./TurnOnForm.tsx";

export function ConnectionCard({ connection }: { connection: SsoConnectionAnswer }) {
  const { id, name, issuer, isOn, testedAt, joins, lastError, lastErrorAt, redirectUri, logoutUri } = connection;
  const [asking, setAsking] = useState<"edit" | "on" | "off" | "join" | "delete">();
  // Keeps the connection that the dialog shows, because another Owner may change it.
  const [shown, setShown] = useState(connection);
  const close = () => setAsking(undefined);
  const open = (dialog: typeof asking) => {
    setShown(connection);
    setAsking(dialog);
  };
  const edit = useEditConnection(id);
  const remove = useDeleteConnection(id);
  const show = useOutcome();
  const turnOff = async () => {
    const outcome = { done: { title: "Connection turned off" }, failed: "Failed to turn off the connection." };
    if (await show(edit.mutateAsync({ isOn: false }), outcome)) close();
  };
  return (
    <Card component="article" aria-label={name} variant="outlined">
      <Box sx={{ p: { xs: 2, md: 2.5 }, display: "grid", gap: 1.5, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <Box>
          <StateHeading heading={name} state={isOn ? "On" : "Off"} isReady={isOn} />
          <Typography variant="body2" sx={{ fontFamily: "monospace", overflowWrap: "anywhere", my: 0.5 }}>
            <Address text={issuer} />
          </Typography>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {testedAt === null ? "No successful test yet" : `Last successful test: ${localMoment(testedAt)}`}
          </Typography>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {JOINING[joins]}
          </Typography>
        </Box>
        {lastError !== null && lastErrorAt !== null && (
          <Alert severity="warning" variant="outlined">
            {`Last error on ${localMoment(lastErrorAt)}: ${lastError}`}
          </Alert>
        )}
        <CardButtons columns={3}>
          <Button variant="outlined" color="inherit" size="small" href={`/auth/sso/${id}/test`}>
            Test
          </Button>
          <Button
            variant="outlined"
            color="inherit"
            size="small"
            component={RouterLink}
            to={listPath("audit-events", { subjectId: id })}
          >
            Log
          </Button>
          {isOn ? (
            <Button variant="outlined" color="inherit" size="small" onClick={() => open("off")}>
              Turn off
            </Button>
          ) : (
            <Button
              variant="outlined"
              color="inherit"
              size="small"
              disabled={testedAt === null}
              onClick={() => open("on")}
            >
              Turn on
            </Button>
          )}
          <Button variant="outlined" color="inherit" size="small" onClick={() => open("join")}>
            Joining
          </Button>
          <Button variant="outlined" color="inherit" size="small" onClick={() => open("edit")}>
            Edit
          </Button>
          <Button size="small" color="error" onClick={() => open("delete")}>
            Delete
          </Button>
        </CardButtons>
      </Box>
      {asking === "edit" && (
        <ConnectionForm
          connection={shown}
          redirectUri={redirectUri}
          logoutUri={logoutUri}
          isPending={edit.isPending}
          onClose={close}
          onSubmit={async (fields, onFailed) => {
            const done = { title: "Connection updated" };
            const outcome = { done, failed: "Failed to update the connection.", onFailed };
            const saved = edit.mutateAsync(changedFields({ ...shown, clientSecret: "" }, fields));
            if (await show(saved, outcome)) close();
          }}
        />
      )}
      {asking === "on" && <TurnOnForm connection={shown} onClose={close} />}
      {asking === "join" && <JoinForm connection={shown} onClose={close} />}
      <ConfirmDialog
        open={asking === "off"}
        title={`Turn off ${name}?`}
        confirm="Turn off"
        isPending={edit.isPending}
        onClose={close}
        onConfirm={() => void turnOff()}
      >
        People can&apos;t sign in with it until you turn it on again. People without another way to sign in need a link
        to set a password. Open sessions continue.
      </ConfirmDialog>
      {asking === "delete" && (
        <ConfirmedForm
          title={`Delete ${name}?`}
          lead="People will no longer be able to sign in with it. People without another way to sign in will need a link to set a password."
          submit="Delete"
          submitting="Deleting..."
          isDestructive
          isPending={remove.isPending}
          onSubmit={(confirmation) => remove.mutateAsync(confirmation)}
          done={{ title: "Connection deleted" }}
          failed="Failed to delete the connection."
          onClose={close}
        />
      )}
    </Card>
  );
}
