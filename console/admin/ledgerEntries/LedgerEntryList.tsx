import { NumberInput } from "react-admin";
import type { PersonsLedgerEntryAnswer } from "#core/api/LedgerEntryAnswer.ts";
import { signedFigure, typeLabel } from "#console/shared/formats.ts";
import { Col } from "../parts/Col.tsx";
import { ChoiceFilter, PersonFilter, SearchFilter } from "../parts/filters.tsx";
import { RecordLink } from "../parts/RecordLink.tsx";
import { ResourceList } from "../parts/ResourceList.tsx";
import { dateOrDash, TYPE_CHOICES } from "../parts/words.ts";
import { useLeaveYearName } from "../session/consoleSession.ts";
import { KIND_LABELS } from "./kindLabels.ts";

/** The ledger entries of all people, most recently posted first. */
export function LedgerEntryList() {
  const yearName = useLeaveYearName();
  return (
    <ResourceList
      title="Ledger"
      lead="Every entry behind each balance. Entries can't be edited; a new entry corrects a mistake."
      sort={{ field: "postedAt", order: "DESC" }}
      filters={[
        <SearchFilter key="q" label="Name or email" />,
        <PersonFilter key="person" />,
        <ChoiceFilter key="type" source="type" label="Leave type" choices={TYPE_CHOICES} />,
        <ChoiceFilter key="kind" source="kind" label="Entry type" choices={KIND_LABELS} />,
        <NumberInput key="year" source="leaveYear" label="Leave year" min={1900} max={2200} helperText={false} />,
      ]}
      items="entries"
    >
      <Col<PersonsLedgerEntryAnswer> label="Person">
        {({ userId, userName }) => (
          <RecordLink place="people" id={userId}>
            {userName}
          </RecordLink>
        )}
      </Col>
      <Col<PersonsLedgerEntryAnswer> label="Date" sort="effectiveOn" isDescending isWhole>
        {({ effectiveOn }) => dateOrDash(effectiveOn)}
      </Col>
      <Col<PersonsLedgerEntryAnswer> label="Leave type" sort="type" isExtra>
        {({ type }) => typeLabel(type)}
      </Col>
      <Col<PersonsLedgerEntryAnswer> label="Leave year" sort="leaveYear" isDescending isNumber isExtra>
        {({ leaveYear }) => yearName(leaveYear)}
      </Col>
      <Col<PersonsLedgerEntryAnswer> label="Entry type" sort="kind" isExtra>
        {({ kind }) => KIND_LABELS[kind]}
      </Col>
      <Col<PersonsLedgerEntryAnswer> label="Days" sort="days" isDescending isNumber>
        {({ days }) => signedFigure(days)}
      </Col>
      <Col<PersonsLedgerEntryAnswer> label="Description">
        {({ id, cause }) => (
          <RecordLink place="ledger-entries" id={`${id}/show`}>
            {cause}
          </RecordLink>
        )}
      </Col>
    </ResourceList>
  );
}
