import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { NotificationAnswer } from "#core/api/admin/NotificationAnswer.ts";
import { shownAddress } from "#core/people/erasure.ts";
import { localMoment } from "#console/shared/localDates.ts";
import { Dot } from "#console/shared/parts/DottedText.tsx";
import { EmailText } from "#console/shared/people/EmailText.tsx";
import { Col } from "../parts/Col.tsx";
import { ChoiceFilter, SearchFilter } from "../parts/filters.tsx";
import { RecordLink } from "../parts/RecordLink.tsx";
import { ResourceList } from "../parts/ResourceList.tsx";
import { StatusChip } from "../parts/StatusChip.tsx";
import { CHANNEL_LABELS, EVENT_LABELS, STATUS_LABELS } from "./notificationLabels.ts";
import { RetryBulk } from "./RetryBulk.tsx";

export function NotificationList() {
  return (
    <ResourceList
      title="Notifications"
      lead="Messages to people, and whether they were delivered."
      sort={{ field: "createdAt", order: "DESC" }}
      filters={[
        <SearchFilter key="q" label="Name or subject" />,
        <ChoiceFilter key="status" source="status" label="Status" choices={STATUS_LABELS} />,
        <ChoiceFilter key="event" source="event" label="Event" choices={EVENT_LABELS} />,
        <ChoiceFilter key="channel" source="channel" label="Channel" choices={CHANNEL_LABELS} />,
      ]}
      bulk={<RetryBulk />}
      isSelectable={({ status }) => status === "failed"}
      items="notifications"
    >
      <Col<NotificationAnswer> label="Event" sort="event">
        {({ id, event, createdAt }) => (
          <>
            <RecordLink place="notifications" id={`${id}/show`}>
              {EVENT_LABELS[event]}
            </RecordLink>
            <Note isNarrow>{localMoment(createdAt)}</Note>
          </>
        )}
      </Col>
      <Col<NotificationAnswer> label="Recipient" sort="recipientName">
        {({ recipientName, email, channel, lastError }) => (
          <>
            <EmailText>{recipientName ?? shownAddress(email)}</EmailText>
            <Box component="span" sx={{ display: { xs: "none", lg: "inline" } }}>
              <Dot />
            </Box>
            <Box component="span" sx={{ display: { xs: "block", lg: "inline" } }}>
              {CHANNEL_LABELS[channel]}
            </Box>
            {lastError !== null && <Note>{lastError}</Note>}
          </>
        )}
      </Col>
      <Col<NotificationAnswer> label="Status" sort="status">
        {({ status }) => <StatusChip status={status} label={STATUS_LABELS[status]} />}
      </Col>
      <Col<NotificationAnswer> label="Created" sort="createdAt" isDescending isExtra>
        {({ createdAt }) => localMoment(createdAt)}
      </Col>
    </ResourceList>
  );
}

function Note({ children, isNarrow = false }: { children: string; isNarrow?: boolean }) {
  return (
    <Typography variant="body2" sx={{ color: "text.secondary", ...(isNarrow && { display: { lg: "none" } }) }}>
      {children}
    </Typography>
  );
}
