import { signedCountText } from "#core/countText.ts";
import type { PersonsLedgerEntryAnswer } from "#core/api/LedgerEntryAnswer.ts";
import { type LeaveTypes, useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { TypeName } from "#console/shared/leaveTypes/TypeName.tsx";
import { localMoment } from "#console/shared/localDates.ts";
import { Facts } from "../parts/Facts.tsx";
import { RecordLink } from "../parts/RecordLink.tsx";
import { RecordPage } from "../parts/RecordPage.tsx";
import { dateOrDash } from "../parts/words.ts";
import { useLeaveYearName } from "../session/consoleSession.ts";
import { KIND_LABELS } from "./kindLabels.ts";
import { UndoButton } from "./UndoButton.tsx";

export function LedgerEntryShow() {
  const yearName = useLeaveYearName();
  const types = useLeaveTypes();
  return (
    <RecordPage<PersonsLedgerEntryAnswer>
      back={{ to: "/ledger-entries", label: "Ledger" }}
      kind="Ledger entry"
      title={({ cause }) => cause}
      renderActions={(entry) => entry.canUndo && <UndoButton entry={entry} />}
    >
      {(entry) => <Facts facts={factsOf(entry, yearName(entry.leaveYear, entry.leaveYearStartsOn), types)} />}
    </RecordPage>
  );
}

function factsOf(entry: PersonsLedgerEntryAnswer, yearName: string, { amountText, unitOf }: LeaveTypes) {
  const { userId, userName, type, kind, days, effectiveOn, postedAt, isUnlimited, lost, expired } = entry;
  return {
    Person: (
      <RecordLink place="people" id={userId}>
        {userName}
      </RecordLink>
    ),
    "Leave type": <TypeName type={type} />,
    "Leave year": yearName,
    "Entry type": KIND_LABELS[kind],
    Amount: `${signedCountText(days, unitOf(type))}${isUnlimited ? " (unlimited)" : ""}`,
    "Effective date": dateOrDash(effectiveOn),
    Posted: localMoment(postedAt),
    By: entry.actorName,
    Reason: entry.reason,
    "Lost to the maximum balance": lost > 0 ? amountText(lost, type) : undefined,
    Expired: expired > 0 ? amountText(expired, type) : undefined,
    Request: entry.requestId ? (
      <RecordLink place="requests" id={`${entry.requestId}/show`}>
        View request
      </RecordLink>
    ) : undefined,
  };
}
