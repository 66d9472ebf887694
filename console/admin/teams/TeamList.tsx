import type { TeamAnswer } from "#core/api/TeamAnswer.ts";
import { coverageText } from "#core/teams/coverageText.ts";
import { AddButton } from "../parts/AddButton.tsx";
import { Col } from "../parts/Col.tsx";
import { SearchFilter } from "../parts/filters.tsx";
import { RecordLink } from "../parts/RecordLink.tsx";
import { ResourceList } from "../parts/ResourceList.tsx";

export function TeamList() {
  return (
    <ResourceList
      title="Teams"
      lead="Teams group people across managers and offices. Members see each other's time off, and a coverage limit can warn about or refuse requests that leave too few members at work."
      sort={{ field: "name", order: "ASC" }}
      filters={<SearchFilter label="Team or person" />}
      actions={<AddButton place="teams" label="Create team" />}
      items="teams"
    >
      <Col<TeamAnswer> label="Name" sort="name">
        {({ id, name }) => (
          <RecordLink place="teams" id={id}>
            {name}
          </RecordLink>
        )}
      </Col>
      <Col<TeamAnswer> label="Leads">{leadsOf}</Col>
      <Col<TeamAnswer> label="Coverage" isMinor>
        {({ coverage }) => (coverage ? coverageText(coverage) : "—")}
      </Col>
      <Col<TeamAnswer> label="Members" sort="memberCount" isDescending isNumber>
        {({ memberCount }) => memberCount}
      </Col>
    </ResourceList>
  );
}

function leadsOf({ leadIds, people }: TeamAnswer): string {
  const leads = people.filter(({ id }) => leadIds.includes(id)).map(({ name }) => name);
  return leads.length === 0 ? "—" : leads.join(", ");
}
