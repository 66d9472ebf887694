import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { useState } from "react";
import type { WebhookAnswer } from "#core/api/webhooks/WebhookAnswer.ts";
import { addDays, isIsoDate } from "#core/calendar/dates.ts";
import { countText } from "#core/countText.ts";
import { isTimeOfDay } from "#core/leave/times.ts";
import { DayField } from "#console/shared/form/day/DayField.tsx";
import { FormDialog } from "#console/shared/form/FormDialog.tsx";
import { TimeField } from "#console/shared/form/typed/TimeField.tsx";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { useReplay } from "./webhookCalls.ts";

interface Moment {
  day: string;
  time: string;
}

const BLANK: Moment = { day: "", time: "" };

export function ReplayDialog({ webhook, onClose }: { webhook: WebhookAnswer; onClose: () => void }) {
  const [from, setFrom] = useState(BLANK);
  const [to, setTo] = useState(BLANK);
  const [onlyFailed, setOnlyFailed] = useState(false);
  const replay = useReplay(webhook.id);
  const show = useOutcome();
  const start = instantOf(from);
  const end = to.time === "" && isIsoDate(to.day) ? instantOf({ day: addDays(to.day, 1), time: "" }) : instantOf(to);
  const isBackward = start !== undefined && end !== undefined && start >= end;
  const submit = async () => {
    if (start === undefined || end === undefined) return;
    const period = { from: start, to: end, onlyFailed };
    const isDone = await show(replay.mutateAsync(period), {
      done: ({ repeated }) => ({
        title:
          repeated === 0
            ? "No messages to send again in this period"
            : `${countText(repeated, "message")} queued again`,
      }),
      failed: "Failed to send the messages again.",
    });
    if (isDone) onClose();
  };
  return (
    <FormDialog
      title="Send messages again"
      lead={`Resends up to 1,000 messages about events in this period, oldest first. Each keeps its ID, so the receiver can skip messages that it has already processed. Times are in your time zone (${ZONE}).`}
      submit="Send again"
      submitting="Sending..."
      isPending={replay.isPending}
      isRefused={start === undefined || end === undefined || isBackward}
      onSubmit={submit}
      onClose={onClose}
    >
      <MomentFields
        label="Start date"
        timeLabel="Start time"
        value={from}
        onChange={setFrom}
        blank="start of the day"
      />
      <MomentFields
        label="End date"
        timeLabel="End time"
        value={to}
        onChange={setTo}
        blank="end of the day"
        problem={isBackward ? "The end must be after the start" : undefined}
      />
      <FormControlLabel
        label="Only failed messages"
        control={<Checkbox checked={onlyFailed} onChange={(_, isChecked) => setOnlyFailed(isChecked)} />}
      />
    </FormDialog>
  );
}

interface MomentFieldsProps {
  label: string;
  timeLabel: string;
  value: Moment;
  onChange: (value: Moment) => void;
  blank: string;
  problem?: string | undefined;
}

function MomentFields({ label, timeLabel, value, onChange, blank, problem }: MomentFieldsProps) {
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 11rem), 1fr))" }}>
      <DayField
        label={label}
        value={value.day}
        onChange={(day) => onChange({ ...value, day })}
        onUnreadable={(day) => onChange({ ...value, day })}
        error={problem !== undefined}
        helperText={problem}
      />
      <TimeField
        label={timeLabel}
        value={value.time}
        onChange={(time) => onChange({ ...value, time })}
        onUnreadable={(time) => onChange({ ...value, time })}
        helperText={`Leave blank for the ${blank}`}
      />
    </Box>
  );
}

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll("_", " ");

/** Interprets the moment in the browser's time zone. */
function instantOf({ day, time }: Moment): string | undefined {
  const isValid = isIsoDate(day) && (time === "" || isTimeOfDay(time));
  return isValid ? new Date(`${day}T${time || "00:00"}`).toISOString() : undefined;
}
