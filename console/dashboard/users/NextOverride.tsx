import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import type { UserAnswer } from "#core/api/UserAnswer.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { nextOverrideText } from "#console/shared/policies/nextOverrideText.ts";

interface NextOverrideProps {
  next: NonNullable<UserAnswer["nextPtoBalanceOverride"]>;
  replacedFrom: IsoDate | undefined;
  children: ReactNode;
}

export function NextOverride({ next, replacedFrom, children }: NextOverrideProps) {
  return (
    <Alert severity="info" variant="outlined" icon={false}>
      {nextOverrideText(next, replacedFrom)}
      {replacedFrom === undefined && <Box sx={{ mt: 0.5 }}>{children}</Box>}
    </Alert>
  );
}
