import { NumberInput } from "react-admin";
import type { PersonsLedgerEntryAnswer } from "#core/api/LedgerEntryAnswer.ts";
import { LEDGER_KINDS } from "#core/ledger/LedgerEntry.ts";
import { signedFigure, typeLabel } from "#console/shared/formats.ts";
import { Col } from "../parts/Col.tsx";
import { ChoiceFilter, PersonFilter, SearchFilter } from "../parts/filters.tsx";
import { RecordLink } from "../parts/RecordLink.tsx";
import { ResourceList } from "../parts/ResourceList.tsx";
import { choicesOf, dateOrDash, inWords, TYPE_CHOICES } from "../parts/words.ts";
import { useLeaveYearName } from "../session/consoleSession.ts";

/** Every entry behind every balance, most recently posted first. */
export function LedgerEntryList() {
  const yearName = useLeaveYearName();
  return (
    <ResourceList
      title="Ledger"
      lead="Every entry behind every balance. Entries are never changed; another entry corrects a mistake."
      sort={{ field: "postedAt", order: "DESC" }}
      filters={[
        <SearchFilter key="q" label="Name or email" />,
        <PersonFilter key="person" />,
        <ChoiceFilter key="type" source="type" label="Type" choices={TYPE_CHOICES} />,
        <ChoiceFilter key="kind" source="kind" label="Kind" choices={choicesOf(LEDGER_KINDS)} />,
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
      <Col<PersonsLedgerEntryAnswer> label="Date" sort="effectiveOn" isDescending>
        {({ effectiveOn }) => dateOrDash(effectiveOn)}
      </Col>
      <Col<PersonsLedgerEntryAnswer> label="Type" sort="type" isExtra>
        {({ type }) => typeLabel(type)}
      </Col>
      <Col<PersonsLedgerEntryAnswer> label="Year" sort="leaveYear" isDescending isNumber isExtra>
        {({ leaveYear }) => yearName(leaveYear)}
      </Col>
      <Col<PersonsLedgerEntryAnswer> label="Kind" sort="kind" isExtra>
        {({ kind }) => inWords(kind)}
      </Col>
      <Col<PersonsLedgerEntryAnswer> label="Days" sort="days" isDescending isNumber>
        {({ days }) => signedFigure(days)}
      </Col>
      <Col<PersonsLedgerEntryAnswer> label="Cause">
        {({ id, cause }) => (
          <RecordLink place="ledger-entries" id={`${id}/show`}>
            {cause}
          </RecordLink>
        )}
      </Col>
    </ResourceList>
  );
}
