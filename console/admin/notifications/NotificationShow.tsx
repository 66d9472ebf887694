import Box from "@mui/material/Box";
import type { NotificationAnswer } from "#core/api/admin/NotificationAnswer.ts";
import { deliveryText } from "#core/notify/deliveryText.ts";
import { shownAddress } from "#core/people/erasure.ts";
import { BusyButton } from "#console/shared/form/BusyButton.tsx";
import { localMoment } from "#console/shared/localDates.ts";
import { wholeDates } from "#console/shared/wholeDates.ts";
import { Section } from "#console/shared/parts/Section.tsx";
import { Facts } from "../parts/Facts.tsx";
import { RecordPage } from "../parts/RecordPage.tsx";
import { StatusChip } from "../parts/StatusChip.tsx";
import { useAct } from "../parts/useAct.ts";
import { CHANNEL_LABELS, notificationTitle, STATUS_LABELS } from "./notificationLabels.ts";

export function NotificationShow() {
  return (
    <RecordPage<NotificationAnswer>
      back={{ to: "/notifications", label: "Notifications" }}
      kind="Notification"
      title={notificationTitle}
      renderActions={({ id, status }) => status === "failed" && <RetryButton id={id} />}
    >
      {(notification) => (
        <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)" }}>
          <Facts facts={factsOf(notification)} />
          {notification.text && (
            <Section title="Message">
              <Box sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{notification.text}</Box>
            </Section>
          )}
        </Box>
      )}
    </RecordPage>
  );
}

function factsOf(notification: NotificationAnswer) {
  const { status, channel, recipientName, email, attempts, lastError, createdAt, sentAt, nextAttemptAt, subject } =
    notification;
  const to = recipientName ?? shownAddress(email);
  return {
    Status: <StatusChip status={status} label={STATUS_LABELS[status]} />,
    Delivery: deliveryText({ to, channel, status, attempts, lastError }),
    Channel: CHANNEL_LABELS[channel],
    Address: shownAddress(email),
    Subject: subject && wholeDates(subject),
    Created: localMoment(createdAt),
    [status === "kept" ? STATUS_LABELS.kept : "Sent"]: sentAt && localMoment(sentAt),
    Attempts: String(attempts),
    "Next attempt": status === "pending" ? localMoment(nextAttemptAt) : undefined,
    "Last error": lastError,
  };
}

function RetryButton({ id }: { id: string }) {
  const { isPending, act } = useAct();
  const success = "Delivery will be retried";
  return (
    <BusyButton
      variant="contained"
      loading={isPending}
      onClick={() => void act({ resource: "notifications", id, act: "retry", success })}
    >
      Retry
    </BusyButton>
  );
}
