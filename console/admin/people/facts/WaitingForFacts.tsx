import { figure } from "#core/figure.ts";
import { peopleText } from "#core/countText.ts";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { RecordLink } from "../../parts/RecordLink.tsx";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { missingText } from "./missingText.ts";
import { missingFacts } from "./policyFacts.ts";

const SHOWN = 10;

export function WaitingForFacts() {
  const { nameOf } = useLeaveTypes();
  const { data: waiting = [] } = useQuery(missingFacts());
  if (waiting.length === 0) return null;
  const others = waiting.length - SHOWN;
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
      Some leave of {peopleText(waiting.length)} can&apos;t accrue in this leave year or the next, or can&apos;t be
      settled. A detail that the policy needs is missing, or the policy has no amount for the value entered. Open each
      person to correct their details.
      <Box component="ul" aria-label="People with missing details" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {waiting.slice(0, SHOWN).map(({ id, name, missing }) => (
          <li key={id}>
            <RecordLink place="people" id={id}>
              {name}
            </RecordLink>
            : {missingText(missing, nameOf)}
          </li>
        ))}
        {others > 0 && <li>{others === 1 ? "1 more person" : `${figure(others)} more people`}</li>}
      </Box>
    </Alert>
  );
}
