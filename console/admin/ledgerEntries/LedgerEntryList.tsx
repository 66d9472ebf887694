import { NumberInput } from "react-admin";
import { LEDGER_KINDS } from "#core/ledger/LedgerEntry.ts";
import { signedFigure, typeLabel } from "#console/shared/formats.ts";
import { Col } from "../parts/Col.tsx";
import { ChoiceFilter, PersonFilter, SearchFilter } from "../parts/filters.tsx";
import { RecordLink } from "../parts/RecordLink.tsx";
import { ResourceList } from "../parts/ResourceList.tsx";
import { choicesOf, dateOrDash, inWords, TYPE_CHOICES } from "../parts/words.ts";
import type { LedgerEntry } from "./LedgerEntry.ts";

/** Every entry behind every balance, most recently posted first. */
export function LedgerEntryList() {
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
      <Col<LedgerEntry> label="Person">
        {({ userId, userName }) => (
          <RecordLink place="people" id={userId}>
            {userName}
          </RecordLink>
        )}
      </Col>
      <Col<LedgerEntry> label="Date" sort="effectiveOn" isDescending>
        {({ effectiveOn }) => dateOrDash(effectiveOn)}
      </Col>
      <Col<LedgerEntry> label="Type" sort="type" isExtra>
        {({ type }) => typeLabel(type)}
      </Col>
      <Col<LedgerEntry> label="Year" sort="leaveYear" isDescending isNumber isExtra>
        {({ leaveYear }) => leaveYear}
      </Col>
      <Col<LedgerEntry> label="Kind" sort="kind" isExtra>
        {({ kind }) => inWords(kind)}
      </Col>
      <Col<LedgerEntry> label="Days" sort="days" isDescending isNumber>
        {({ days }) => signedFigure(days)}
      </Col>
      <Col<LedgerEntry> label="Cause">
        {({ id, cause }) => (
          <RecordLink place="ledger-entries" id={`${id}/show`}>
            {cause}
          </RecordLink>
        )}
      </Col>
    </ResourceList>
  );
}
