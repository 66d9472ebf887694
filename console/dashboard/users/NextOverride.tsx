import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import type { UserAnswer } from "#core/api/UserAnswer.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { formatDate } from "#core/calendar/dateTexts.ts";
import { countText } from "#core/countText.ts";

interface NextOverrideProps {
  next: NonNullable<UserAnswer["nextPtoBalanceOverride"]>;
  /** The start date of an allowance being entered; undefined if none is. */
  replacedFrom: IsoDate | undefined;
  /** The control that cancels the scheduled change. */
  children: ReactNode;
}

/** Shows the allowance scheduled for a later day. */
export function NextOverride({ next: { ptoBalanceOverride, effectiveOn }, replacedFrom, children }: NextOverrideProps) {
  const what = ptoBalanceOverride === null ? "the default policy" : `${countText(ptoBalanceOverride, "day")} per year`;
  const isReplaced = replacedFrom === effectiveOn;
  return (
    <Alert severity="info" variant="outlined" icon={false}>
      {isReplaced
        ? `This replaces the change to ${what} scheduled for ${formatDate(effectiveOn)}.`
        : `Starting ${formatDate(effectiveOn)}: ${what}.`}
      {replacedFrom === undefined && <Box sx={{ mt: 0.5 }}>{children}</Box>}
    </Alert>
  );
}
