import { NOTIFICATION_CHANNELS } from "#core/notify/notificationChannels.ts";
import { NOTIFICATION_EVENTS } from "#core/notify/NotificationEvent.ts";
import { NOTIFICATION_STATUSES } from "#core/notify/NotificationsQuery.ts";
import { shownAddress } from "#core/people/erasure.ts";
import { localMoment } from "#console/shared/localDates.ts";
import { Col } from "../parts/Col.tsx";
import { ChoiceFilter, SearchFilter } from "../parts/filters.tsx";
import { RecordLink } from "../parts/RecordLink.tsx";
import { ResourceList } from "../parts/ResourceList.tsx";
import { StatusChip } from "../parts/StatusChip.tsx";
import { choicesOf, inWords } from "../parts/words.ts";
import { RetryBulk } from "./RetryBulk.tsx";
import type { SentNotification } from "./SentNotification.ts";

/** What was told to whom by mail and in Slack, and what could not be. */
export function NotificationList() {
  return (
    <ResourceList
      title="Notifications"
      lead="What was told to whom, by mail and in Slack, and what could not be."
      sort={{ field: "createdAt", order: "DESC" }}
      filters={[
        <SearchFilter key="q" label="Name or subject" />,
        <ChoiceFilter key="status" source="status" label="Status" choices={choicesOf(NOTIFICATION_STATUSES)} />,
        <ChoiceFilter key="event" source="event" label="Event" choices={choicesOf(NOTIFICATION_EVENTS)} />,
        <ChoiceFilter key="channel" source="channel" label="Channel" choices={choicesOf(NOTIFICATION_CHANNELS)} />,
      ]}
      bulk={<RetryBulk />}
      none="No notification matches."
    >
      <Col<SentNotification> label="Event" sort="event">
        {({ id, event }) => (
          <RecordLink place="notifications" id={`${id}/show`}>
            {inWords(event)}
          </RecordLink>
        )}
      </Col>
      <Col<SentNotification> label="Recipient" sort="recipientName">
        {({ recipientName, email }) => recipientName ?? shownAddress(email)}
      </Col>
      <Col<SentNotification> label="Channel" sort="channel" isExtra>
        {({ channel }) => inWords(channel)}
      </Col>
      <Col<SentNotification> label="Status" sort="status">
        {({ status }) => <StatusChip status={status} />}
      </Col>
      <Col<SentNotification> label="Last error" isExtra>
        {({ lastError }) => lastError ?? "—"}
      </Col>
      <Col<SentNotification> label="Made" sort="createdAt" isDescending isExtra>
        {({ createdAt }) => localMoment(createdAt)}
      </Col>
    </ResourceList>
  );
}
