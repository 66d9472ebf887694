import { actionText, actorText, auditActions } from "#core/audit/actionText.ts";
import { DOORS } from "#core/audit/AuditQuery.ts";
import { localMoment } from "#console/shared/localDates.ts";
import { Col } from "../parts/Col.tsx";
import { ChoiceFilter, DateFilter, PersonFilter, SearchFilter } from "../parts/filters.tsx";
import { RecordLink } from "../parts/RecordLink.tsx";
import { ResourceList } from "../parts/ResourceList.tsx";
import { choicesOf, inWords } from "../parts/words.ts";
import type { AuditEvent } from "./AuditEvent.ts";
import { changesIn, subjectOf } from "./changesIn.ts";

/** Who did what, the newest first. */
export function AuditEventList() {
  return (
    <ResourceList
      title="Audit"
      lead="Who did what, through which source. Nobody can change it."
      sort={{ field: "at", order: "DESC" }}
      filters={[
        <SearchFilter key="q" label="Action or name" />,
        <PersonFilter key="person" source="personId" label="By or about" />,
        <ChoiceFilter key="action" source="action" label="Action" choices={Object.fromEntries(auditActions())} />,
        <ChoiceFilter key="source" source="source" label="Door" choices={choicesOf(DOORS)} />,
        <DateFilter key="since" source="since" label="From (UTC)" />,
        <DateFilter key="until" source="until" label="Until (UTC)" />,
      ]}
      none="Nothing of the kind was done."
    >
      <Col<AuditEvent> label="When" sort="at" isDescending isWhole>
        {({ at }) => localMoment(at)}
      </Col>
      <Col<AuditEvent> label="Who">{(event) => actorText(event)}</Col>
      <Col<AuditEvent> label="Action" sort="action">
        {({ id, action }) => (
          <RecordLink place="audit-events" id={`${id}/show`}>
            {actionText(action)}
          </RecordLink>
        )}
      </Col>
      <Col<AuditEvent> label="What" isExtra>
        {(event) => subjectOf(event)}
      </Col>
      <Col<AuditEvent> label="Changes" isExtra>
        {(event) =>
          changesIn(event)
            .map(({ field }) => field)
            .join(", ") || "—"
        }
      </Col>
      <Col<AuditEvent> label="Door" sort="source" isExtra>
        {({ source }) => inWords(source)}
      </Col>
    </ResourceList>
  );
}
