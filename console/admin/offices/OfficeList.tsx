import type { OfficeAnswer } from "#core/api/OfficeAnswer.ts";
import { AddButton } from "../parts/AddButton.tsx";
import { Col } from "../parts/Col.tsx";
import { SearchFilter } from "../parts/filters.tsx";
import { ListLink, RecordLink } from "../parts/RecordLink.tsx";
import { ResourceList } from "../parts/ResourceList.tsx";
import { zoneText } from "#core/offices/zones.ts";

export function OfficeList() {
  return (
    <ResourceList
      title="Offices"
      lead="Each office has its own time zone, policies, and holidays."
      sort={{ field: "name", order: "ASC" }}
      filters={<SearchFilter label="Name or place" />}
      actions={<AddButton place="offices" label="Create office" />}
      items="offices"
    >
      <Col<OfficeAnswer> label="Name" sort="name">
        {({ id, name, isDefault }) => (
          <>
            <RecordLink place="offices" id={id}>
              {name}
            </RecordLink>
            {isDefault && " (default)"}
          </>
        )}
      </Col>
      <Col<OfficeAnswer> label="Country" sort="country">
        {({ country }) => country}
      </Col>
      <Col<OfficeAnswer> label="Time zone" sort="timezone" isExtra>
        {({ timezone }) => zoneText(timezone)}
      </Col>
      <Col<OfficeAnswer> label="People" sort="memberCount" isDescending isNumber>
        {({ id, memberCount }) => (
          <ListLink place="people" filter={{ officeId: id, isActive: "true" }}>
            {memberCount}
          </ListLink>
        )}
      </Col>
    </ResourceList>
  );
}
