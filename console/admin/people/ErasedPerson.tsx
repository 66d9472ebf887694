import type { PersonAnswer } from "#core/api/UserAnswer.ts";
import { Facts } from "../parts/Facts.tsx";
import { RecordLink } from "../parts/RecordLink.tsx";
import { StatusChip } from "../parts/StatusChip.tsx";
import { dateOrDash } from "../parts/words.ts";

export function ErasedPerson({ person }: { person: PersonAnswer }) {
  const { role, managerId, managerName, officeId, officeName, startDate, endDate } = person;
  return (
    <Facts
      facts={{
        Status: <StatusChip status="erased" />,
        "Name and email": "Erased",
        Role: role,
        Manager: managerName && (
          <RecordLink place="people" id={managerId}>
            {managerName}
          </RecordLink>
        ),
        Office: officeName && (
          <RecordLink place="offices" id={officeId}>
            {officeName}
          </RecordLink>
        ),
        "Start date": dateOrDash(startDate),
        "End date": dateOrDash(endDate),
      }}
    />
  );
}
