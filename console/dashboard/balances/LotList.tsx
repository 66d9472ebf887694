import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import type { BalanceAnswer, LotAnswer } from "#core/api/BalanceAnswer.ts";
import { addMonths } from "#core/calendar/dates.ts";
import { formatDate } from "#core/calendar/dateTexts.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import { countText, nounFor } from "#core/countText.ts";
import { figure } from "#core/figure.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { wholeDates } from "#console/shared/wholeDates.ts";
import { ShareBar } from "#console/shared/parts/ShareBar.tsx";
import { useLeaveYearName, useToday } from "../session/meContext.ts";
import { type Holder, outlookOf } from "./balanceCalls.ts";
import { Part } from "./Part.tsx";

const SOON = 3;

export function LotList({ holder, balance }: { holder: Holder; balance: BalanceAnswer }) {
  const yearName = useLeaveYearName()(balance.leaveYear);
  const unit = useLeaveTypes().unitOf(balance.type);
  const soon = addMonths(useToday(), SOON);
  const { data } = useQuery(outlookOf(holder, balance.type));
  if (!data || !isWorthShowing(data.lots, data.owed)) return null;
  return (
    <Part title="What's Left">
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1.5 }}>
        {data.lots.map((lot, index) => (
          <Box component="li" key={index} sx={{ display: "grid", gap: 0.5 }}>
            <Typography variant="body2">
              <Box component="span" sx={{ fontWeight: 600 }}>
                {leftText(lot, unit, yearName)}
              </Box>
              {wholeDates(datesText(lot))}
            </Typography>
            <ShareBar
              percent={(100 * lot.left) / lot.days}
              tone={lot.expiresOn !== null && lot.expiresOn <= soon ? "warning" : "primary"}
              label={leftText(lot, unit, yearName)}
            />
          </Box>
        ))}
        {data.owed > 0 && (
          <Typography component="li" variant="body2">
            {countText(data.owed, unit)} {data.owed === 1 ? "is" : "are"} owed and will be deducted from what accrues
            next.
          </Typography>
        )}
      </Box>
    </Part>
  );
}

function isWorthShowing(lots: readonly LotAnswer[], owed: number): boolean {
  const [first] = lots;
  const isPlain = first?.usableFrom === null && first.expiresOn === null && first.source === "granted";
  return owed > 0 || lots.length > 1 || (first !== undefined && !isPlain);
}

function leftText({ source, grant, days, left }: LotAnswer, unit: LeaveUnit, yearName: string): string {
  const name = grant === null ? "" : `${grant} `;
  const of = `${figure(left)} of ${figure(days)}`;
  const noun = nounFor(days, unit);
  if (source === "carried_over") return `${of} carried-over ${name}${noun} left`;
  if (source === "credited") return `${of} added ${name}${noun} left`;
  return grant === null ? `${of} ${noun} left, granted in ${yearName}` : `${of} ${name}${noun} left`;
}

function datesText({ days, left, usableFrom, expiresOn }: LotAnswer): string {
  const isOne = left === 1 || days === 1;
  const facts = [
    usableFrom !== null && `can be used from ${formatDate(usableFrom)}`,
    expiresOn !== null && `${isOne ? "expires" : "expire"} after ${formatDate(expiresOn)}`,
  ].filter(Boolean);
  return facts.length > 0 ? `; ${isOne ? "it" : "they"} ${facts.join(", and ")}` : "";
}
