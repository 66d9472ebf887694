import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import type { WebhookAnswer } from "#core/api/webhooks/WebhookAnswer.ts";
import { countText } from "#core/countText.ts";
import { FormDialog } from "#console/shared/form/FormDialog.tsx";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { useReplay } from "./webhookCalls.ts";

/** Sends the messages of a period again, such as those that a receiver lost. */
export function ReplayDialog({ webhook, onClose }: { webhook: WebhookAnswer; onClose: () => void }) {
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  const [onlyFailed, setOnlyFailed] = useState(false);
  const replay = useReplay(webhook.id);
  const show = useOutcome();
  const isRefused = from === "" || to === "" || from >= to;
  const submit = async () => {
    const period = { from: instantOf(from), to: instantOf(to), onlyFailed };
    const isDone = await show(replay.mutateAsync(period), {
      done: ({ repeated }) => ({ title: `${countText(repeated, "message")} queued again` }),
      failed: "Failed to send the messages again",
    });
    if (isDone) onClose();
  };
  return (
    <FormDialog
      title="Send several again"
      lead="Sends the messages about events in this period again, oldest first, up to 1,000 at a time. Each keeps its id, so the receiver can skip messages that it has already processed."
      submit="Send again"
      submitting="Sending…"
      isPending={replay.isPending}
      isRefused={isRefused}
      onSubmit={submit}
      onClose={onClose}
    >
      <Moment label="From" value={from} onChange={setFrom} />
      <Moment label="Until" value={to} onChange={setTo} />
      <FormControlLabel
        label="Only messages that weren't sent"
        control={<Checkbox checked={onlyFailed} onChange={(_, isChecked) => setOnlyFailed(isChecked)} />}
      />
    </FormDialog>
  );
}

function Moment({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <TextField
      type="datetime-local"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

/** Returns the instant of a local date and time from an input. */
function instantOf(local: string): string {
  return new Date(local).toISOString();
}
