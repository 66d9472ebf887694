import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import type { PersonPageAnswer } from "#core/api/people/PersonPageAnswer.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { shownAddress } from "#core/people/erasure.ts";
import { isAtLeast } from "#core/people/access/roles.ts";
import { Page } from "#console/shared/parts/Page.tsx";
import { PersonAvatar } from "#console/shared/people/PersonAvatar.tsx";
import { RoleBadge } from "#console/shared/people/RoleBadge.tsx";
import { EmailText } from "#console/shared/people/EmailText.tsx";
import { WaitingOf } from "../../approvals/person/WaitingOf.tsx";
import { PersonCalendar } from "../../calendar/person/PersonCalendar.tsx";
import { PersonDetails } from "../../person/PersonDetails.tsx";
import { PersonPolicies } from "../../person/PersonPolicies.tsx";
import { PersonRequests } from "../../requests/person/PersonRequests.tsx";
import { useMe } from "../../session/meContext.ts";
import { DASHBOARD, STACK } from "../columns.ts";
import { DetailsActions } from "./DetailsActions.tsx";
import { PersonActions } from "./PersonActions.tsx";
import { PersonBalances } from "./PersonBalances.tsx";

interface PersonContentProps {
  page: PersonPageAnswer;
  date: IsoDate;
  onDate: (date: IsoDate) => void;
}

export function PersonContent({ page, date, onDate }: PersonContentProps) {
  const me = useMe();
  const { person } = page;
  const isOwn = person.id === me.id;
  return (
    <Page
      title={person.name}
      picture={<PersonAvatar name={person.name} avatar={person.avatar} size={56} />}
      lead={
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1, rowGap: 0.5 }}>
          <RoleBadge role={person.role} />
          {!person.isActive && <Chip size="small" label={person.isErased ? "Erased" : "Inactive"} />}
          <Box component="span" sx={{ overflowWrap: "anywhere" }}>
            <EmailText>{shownAddress(person.email)}</EmailText>
          </Box>
        </Box>
      }
      actions={<PersonActions person={person} isOwn={isOwn} />}
    >
      <Box sx={STACK}>
        {!isOwn && <WaitingOf userId={person.id} />}
        <Box sx={DASHBOARD}>
          <Box sx={STACK}>
            <PersonCalendar page={page} date={date} onDate={onDate} />
            <PersonRequests page={page} isOwn={isOwn} />
          </Box>
          <Box sx={STACK}>
            <PersonBalances person={person} />
            <PersonDetails page={page} actions={<DetailsActions person={person} />} />
            {isAtLeast(me.role, "Admin") && !person.isErased && <PersonPolicies userId={person.id} />}
          </Box>
        </Box>
      </Box>
    </Page>
  );
}
