import Box from "@mui/material/Box";
import { signedFigure } from "#core/figure.ts";
import { NumberInput } from "react-admin";
import type { PersonsLedgerEntryAnswer } from "#core/api/LedgerEntryAnswer.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { TypeName } from "#console/shared/leaveTypes/TypeName.tsx";
import { Col } from "../parts/Col.tsx";
import { ChoiceFilter, PersonFilter, SearchFilter, TypeFilter } from "../parts/filters.tsx";
import { RecordLink } from "../parts/RecordLink.tsx";
import { ResourceList } from "../parts/ResourceList.tsx";
import { dateOrDash } from "../parts/words.ts";
import { useLeaveYearName } from "../session/consoleSession.ts";
import { KIND_LABELS } from "./kindLabels.ts";

export function LedgerEntryList() {
  const yearName = useLeaveYearName();
  const { unitOf } = useLeaveTypes();
  return (
    <ResourceList
      title="Ledger"
      lead="Every entry behind each balance. Entries can't be edited; mistakes are corrected with new entries."
      sort={{ field: "postedAt", order: "DESC" }}
      filters={[
        <SearchFilter key="q" label="Name or email" />,
        <PersonFilter key="person" />,
        <TypeFilter key="type" />,
        <ChoiceFilter key="kind" source="kind" label="Entry type" choices={KIND_LABELS} />,
        <NumberInput key="year" source="leaveYear" label="Leave year" min={1900} max={2200} helperText={false} />,
      ]}
      items="entries"
    >
      <Col<PersonsLedgerEntryAnswer> label="Person" isName>
        {({ userId, userName }) => (
          <RecordLink place="people" id={userId}>
            {userName}
          </RecordLink>
        )}
      </Col>
      <Col<PersonsLedgerEntryAnswer> label="Date" sort="effectiveOn" isDescending isWhole isMinor>
        {({ effectiveOn }) => dateOrDash(effectiveOn)}
      </Col>
      <Col<PersonsLedgerEntryAnswer> label="Leave type" sort="type" isExtra isName>
        {({ type }) => <TypeName type={type} />}
      </Col>
      <Col<PersonsLedgerEntryAnswer> label="Leave year" sort="leaveYear" isDescending isNumber isExtra>
        {({ leaveYear, leaveYearStartsOn }) => yearName(leaveYear, leaveYearStartsOn)}
      </Col>
      <Col<PersonsLedgerEntryAnswer> label="Entry type" sort="kind" isExtra>
        {({ kind }) => KIND_LABELS[kind]}
      </Col>
      <Col<PersonsLedgerEntryAnswer> label="Amount" sort="days" isDescending isNumber>
        {({ days, type }) => `${signedFigure(days)} ${unitOf(type) === "hour" ? "h" : "d"}`}
      </Col>
      <Col<PersonsLedgerEntryAnswer> label="Description">
        {({ id, cause, effectiveOn }) => (
          <>
            <RecordLink place="ledger-entries" id={`${id}/show`}>
              {cause}
            </RecordLink>
            {/* On phones, in place of the column. */}
            <Box sx={{ display: { sm: "none" } }}>{dateOrDash(effectiveOn)}</Box>
          </>
        )}
      </Col>
    </ResourceList>
  );
}
