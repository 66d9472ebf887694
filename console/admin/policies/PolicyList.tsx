import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { OfficePolicyAnswer } from "#core/api/PolicyAnswer.ts";
import { TypeName } from "#console/shared/leaveTypes/TypeName.tsx";
import { Col } from "../parts/Col.tsx";
import { ChoiceFilter, OfficeFilter, SearchFilter, TypeFilter } from "../parts/filters.tsx";
import { GivePolicyButton } from "./give/GivePolicyButton.tsx";
import { assignmentDates, holderText } from "./policyHolder.ts";
import { RecordLink } from "../parts/RecordLink.tsx";
import { ResourceList } from "../parts/ResourceList.tsx";

export function PolicyList() {
  return (
    <ResourceList
      title="Policies"
      lead="For each leave type, a person's own policy takes precedence over those of their groups, and a group's policy over their office's. When the list is sorted by Applies to, groups appear in order of precedence. To change that order, open a group's policy."
      sort={{ field: "officeName", order: "ASC" }}
      filters={[
        <SearchFilter key="q" label="Applies to" />,
        <OfficeFilter key="office" />,
        <TypeFilter key="type" />,
        <ChoiceFilter
          key="ended"
          source="isEnded"
          label="Status"
          any="Current or upcoming"
          choices={{ true: "Ended" }}
        />,
        <ChoiceFilter key="unlimited" source="isUnlimited" label="Unlimited" choices={{ true: "Yes", false: "No" }} />,
      ]}
      actions={<GivePolicyButton />}
      items="policies"
    >
      <Col<OfficePolicyAnswer> label="Applies to" sort="officeName">
        {(policy) => (
          <>
            {holderText(policy)}
            {policy.assignment && (
              <Typography variant="body2" sx={{ color: "text.secondary", whiteSpace: { sm: "nowrap" } }}>
                {assignmentDates(policy.assignment)}
              </Typography>
            )}
          </>
        )}
      </Col>
      <Col<OfficePolicyAnswer> label="Leave type" sort="type" isName>
        {({ id, type }) => (
          <Box sx={{ minWidth: "5.25rem" }}>
            <RecordLink place="policies" id={id}>
              <TypeName type={type} />
            </RecordLink>
          </Box>
        )}
      </Col>
      <Col<OfficePolicyAnswer> label="Allowance" sort="accrualAmount" isDescending>
        {({ allowance }) => allowance}
      </Col>
      <Col<OfficePolicyAnswer> label="Carry-over" sort="carryOverDays" isDescending isExtra>
        {({ carriedOver }) => carriedOver ?? "—"}
      </Col>
      <Col<OfficePolicyAnswer> label="Max balance" sort="maxBalance" isDescending isExtra>
        {({ cap }) => cap ?? "—"}
      </Col>
    </ResourceList>
  );
}
