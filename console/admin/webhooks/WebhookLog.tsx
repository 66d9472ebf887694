import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { WebhookAnswer, WebhookMessageAnswer } from "#core/api/webhooks/WebhookAnswer.ts";
import { BusyButton } from "#console/shared/form/BusyButton.tsx";
import { wholeDates } from "#console/shared/wholeDates.ts";
import { localMoment } from "#console/shared/localDates.ts";
import { FilterSelect } from "#console/shared/parts/FilterSelect.tsx";
import { ListRow } from "#console/shared/parts/ListRow.tsx";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { dotted } from "#console/shared/dotted.ts";
import { DottedText } from "#console/shared/parts/DottedText.tsx";
import { StatusChip } from "../parts/StatusChip.tsx";
import { ReplayDialog } from "./ReplayDialog.tsx";
import { useReplayMessage, webhookMessages } from "./webhookCalls.ts";
import { attemptText, eventText, MESSAGE_LABELS } from "./webhookWords.ts";

const ALL = "all";
const FILTERS = [
  { value: ALL, label: "All" },
  ...Object.entries(MESSAGE_LABELS).map(([value, label]) => ({ value, label })),
];

export function WebhookLog({ webhook }: { webhook: WebhookAnswer }) {
  const [status, setStatus] = useState(ALL);
  const [isReplaying, setReplaying] = useState(false);
  const query = useQuery(webhookMessages(webhook.id, status === ALL ? undefined : status));
  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5, mb: 1 }}>
        <FilterSelect label="Status" value={status} options={FILTERS} onChange={setStatus} />
        <Button color="inherit" variant="outlined" onClick={() => setReplaying(true)}>
          Send messages again
        </Button>
      </Box>
      <Loaded
        query={query}
        failed="Failed to load the messages"
        skeleton={<ListSkeleton rows={3} />}
        empty={<Nothing>No messages</Nothing>}
      >
        {(messages) => (
          <>
            <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
              {messages.map((message) => (
                <MessageRow key={message.id} message={message} />
              ))}
            </Box>
            <Typography variant="caption" sx={{ color: "text.secondary" }}>
              Shows the latest 50 messages. Awayday keeps them for 30 days.
            </Typography>
          </>
        )}
      </Loaded>
      {isReplaying && <ReplayDialog webhook={webhook} onClose={() => setReplaying(false)} />}
    </>
  );
}

function MessageRow({ message }: { message: WebhookMessageAnswer }) {
  const { id, event, createdAt, status, repeatsId, answer, nextAttemptAt, attempts } = message;
  const replay = useReplayMessage();
  const show = useOutcome();
  const facts = [
    attemptText(message),
    status === "pending" && attempts > 0 && nextAttemptAt !== null ? `Next attempt ${localMoment(nextAttemptAt)}` : "",
  ].filter(Boolean);
  return (
    <ListRow
      end={
        status !== "pending" && (
          <BusyButton
            size="small"
            color="inherit"
            loading={replay.isPending}
            aria-label={`Send again: ${eventText(event)}, ${localMoment(createdAt)}`}
            onClick={() =>
              void show(replay.mutateAsync(id), {
                done: { title: "Message queued again" },
                failed: "Failed to send the message again.",
              })
            }
          >
            Send again
          </BusyButton>
        )
      }
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1 }}>
        <Typography variant="subtitle2" component="span">
          {eventText(event)}
          {repeatsId !== null && " (sent again)"}
        </Typography>
        <StatusChip status={status} label={MESSAGE_LABELS[status]} />
      </Box>
      <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
        <DottedText>{wholeDates(dotted(localMoment(createdAt), ...facts))}</DottedText>
      </Typography>
      {answer !== null && answer !== "" && (
        <Typography
          variant="body2"
          component="pre"
          sx={{
            color: "text.secondary",
            fontFamily: "monospace",
            fontSize: "0.75rem",
            whiteSpace: "pre-wrap",
            overflowWrap: "anywhere",
            maxHeight: 96,
            overflowY: "auto",
            m: 0,
            mt: 0.5,
          }}
          tabIndex={0}
        >
          {answer}
        </Typography>
      )}
    </ListRow>
  );
}
