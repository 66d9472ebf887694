import type { AuditEventAnswer } from "#core/api/admin/AuditEventAnswer.ts";
import { auditActions } from "#core/audit/actionText.ts";
import { auditSentence } from "#core/audit/auditSentence.ts";
import { localMoment } from "#console/shared/localDates.ts";
import { Col } from "../parts/Col.tsx";
import { ChoiceFilter, DateFilter, PersonFilter, SearchFilter } from "../parts/filters.tsx";
import { RecordLink } from "../parts/RecordLink.tsx";
import { ResourceList } from "../parts/ResourceList.tsx";
import { SOURCE_LABELS, sourceText } from "./sourceLabels.ts";

export function AuditEventList() {
  return (
    <ResourceList
      title="Audit log"
      lead="Every action and its source. These records can't be edited or deleted."
      sort={{ field: "at", order: "DESC" }}
      filters={[
        <SearchFilter key="q" label="Action or name" />,
        <PersonFilter key="person" source="personId" label="Person" />,
        <ChoiceFilter key="action" source="action" label="Action" choices={Object.fromEntries(auditActions())} />,
        <ChoiceFilter key="source" source="source" label="Source" choices={SOURCE_LABELS} />,
        <DateFilter key="since" source="since" label="From (UTC)" />,
        <DateFilter key="until" source="until" label="To (UTC)" />,
      ]}
      items="events"
    >
      <Col<AuditEventAnswer> label="When" sort="at" isDescending isWhole>
        {({ at }) => localMoment(at)}
      </Col>
      <Col<AuditEventAnswer> label="Event" sort="action">
        {(event) => (
          <RecordLink place="audit-events" id={`${event.id}/show`}>
            {auditSentence(event)}
          </RecordLink>
        )}
      </Col>
      <Col<AuditEventAnswer> label="Source" sort="source" isExtra>
        {sourceText}
      </Col>
    </ResourceList>
  );
}
