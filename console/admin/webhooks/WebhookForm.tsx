import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { WebhookAnswer } from "#core/api/webhooks/WebhookAnswer.ts";
import { WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS, type WebhookEvent } from "#core/webhooks/webhookEvents.ts";
import { ApiError } from "#console/shared/api/ApiError.ts";
import { FormDialog } from "#console/shared/form/FormDialog.tsx";
import type { WebhookFields } from "./webhookCalls.ts";

interface WebhookFormProps {
  webhook?: WebhookAnswer;
  isPending: boolean;
  onSubmit: (fields: WebhookFields, onFailed: (error: unknown) => void) => unknown;
  onClose: () => void;
}

export function WebhookForm({ webhook, isPending, onSubmit, onClose }: WebhookFormProps) {
  const [name, setName] = useState(webhook?.name ?? "");
  const [url, setUrl] = useState(webhook?.url ?? "");
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? []);
  const [sendsObjects, setSendsObjects] = useState(webhook?.sendsObjects ?? false);
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const onFailed = (error: unknown) => setFields((error instanceof ApiError && error.fields) || {});
  const toggle = (event: WebhookEvent) =>
    setEvents(events.includes(event) ? events.filter((one) => one !== event) : [...events, event]);
  return (
    <FormDialog
      title={webhook ? `Edit ${webhook.name}` : "Add webhook"}
      submit={webhook ? "Save changes" : "Add webhook"}
      submitting={webhook ? "Saving..." : "Adding..."}
      isPending={isPending}
      isLarge
      onSubmit={() => onSubmit({ name, url, events, sendsObjects }, onFailed)}
      onClose={onClose}
    >
      <TextField
        label="Name"
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={fields["name"] !== undefined}
        helperText={fields["name"] ?? "The system that gets the messages"}
      />
      <TextField
        label="Address"
        type="url"
        value={url}
        onChange={(event) => setUrl(event.target.value)}
        error={fields["url"] !== undefined}
        helperText={fields["url"] ?? "An https address on the public internet"}
        slotProps={{ htmlInput: { inputMode: "url", spellCheck: false } }}
      />
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
        <Typography variant="subtitle2" component="legend" sx={{ mb: 0.5, p: 0 }}>
          Events
        </Typography>
        <Box sx={{ display: "grid", gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" } }}>
          {WEBHOOK_EVENT_NAMES.map((event) => (
            <FormControlLabel
              key={event}
              label={WEBHOOK_EVENTS[event]}
              sx={{ mr: 0, minHeight: 40, "& .MuiFormControlLabel-label": { typography: "body2" } }}
              control={<Checkbox size="small" checked={events.includes(event)} onChange={() => toggle(event)} />}
            />
          ))}
        </Box>
        {fields["events"] !== undefined && (
          <Typography variant="caption" role="alert" sx={{ color: "error.main" }}>
            {fields["events"]}
          </Typography>
        )}
      </Box>
      <Box>
        <FormControlLabel
          label="Send the whole object"
          sx={{ mr: 0, "& .MuiFormControlLabel-label": { typography: "body2" } }}
          control={
            <Checkbox size="small" checked={sendsObjects} onChange={(_, isChecked) => setSendsObjects(isChecked)} />
          }
        />
        <FormHelperText sx={{ mt: 0 }}>
          If checked, messages about requests, balances, and people contain the whole object, as an Admin sees it. All
          other messages contain only the event, its time, and IDs.
        </FormHelperText>
      </Box>
    </FormDialog>
  );
}
