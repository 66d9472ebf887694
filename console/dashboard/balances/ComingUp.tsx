import EventRepeatOutlined from "@mui/icons-material/EventRepeatOutlined";
import HourglassBottomRounded from "@mui/icons-material/HourglassBottomRounded";
import TrendingUpRounded from "@mui/icons-material/TrendingUpRounded";
import VerticalAlignTopRounded from "@mui/icons-material/VerticalAlignTopRounded";
import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { BalanceAnswer, BalanceOutlookAnswer } from "#core/api/BalanceAnswer.ts";
import { formatDate } from "#core/calendar/dateTexts.ts";
import { listText } from "#core/listText.ts";
import { factWords } from "#core/policies/facts/factWords.ts";
import { countText } from "#core/countText.ts";
import { figure } from "#core/figure.ts";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import { wholeDates } from "#console/shared/wholeDates.ts";
import { useLeaveYearName } from "../session/meContext.ts";
import { type Holder, outlookOf } from "./balanceCalls.ts";
import { yearLimitText } from "./yearLimitText.ts";

export function ComingUp({ holder, balance }: { holder: Holder; balance: BalanceAnswer }) {
  const yearName = useLeaveYearName();
  const unit = useLeaveTypes().unitOf(balance.type);
  const [thisYear, nextYear] = [yearName(balance.leaveYear), yearName(balance.leaveYear + 1)];
  const outlook = useQuery(outlookOf(holder, balance.type));
  return (
    <Loaded query={outlook} failed="Failed to load upcoming changes" skeleton={<ListSkeleton rows={2} height={32} />}>
      {(known) => (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", typography: "body2", display: "grid", gap: 1.25 }}>
          <Fact Icon={TrendingUpRounded}>
            {known.limit ? yearLimitText(known.limit, unit) : nextText(known, unit, balance.waitingFor)}
          </Fact>
          {known.limit ? null : known.expiry ? (
            <Fact Icon={HourglassBottomRounded} isUrgent>
              <strong>
                {countText(known.expiry.days, unit)} {known.expiry.days === 1 ? "expires" : "expire"} after{" "}
                {formatDate(known.expiry.lastDay)}, unless used.
              </strong>{" "}
              {known.expiry.limit !== null && carryOverText(known.expiry.limit, unit, nextYear)}
            </Fact>
          ) : (
            <Fact Icon={EventRepeatOutlined}>
              Nothing is set to expire at the end of {thisYear}.{" "}
              {known.carryOverDays !== null && carryOverText(known.carryOverDays, unit, nextYear)}
            </Fact>
          )}
          {known.maxBalance !== null && (
            <Fact Icon={VerticalAlignTopRounded}>
              Accrual stops at a balance of {countText(known.maxBalance, unit)} and resumes below it.
            </Fact>
          )}
        </Box>
      )}
    </Loaded>
  );
}

function nextText({ next }: BalanceOutlookAnswer, unit: LeaveUnit, waitingFor: BalanceAnswer["waitingFor"]): string {
  if (waitingFor) return `Nothing accrues until an Admin adds the ${listText(waitingFor.map(factWords))}.`;
  if (!next) return "No accrual is scheduled for the next two years.";
  const day = wholeDates(formatDate(next.on));
  const accruing = `${countText(next.days, unit)} accrue${next.days === 1 ? "s" : ""} on ${day}`;
  if (next.lost === 0) return `${accruing}.`;
  if (next.days > 0) {
    return `${accruing}; ${figure(next.lost)} more will be lost to the maximum balance unless some ${unit}s are used.`;
  }
  return `The maximum balance is reached: ${countText(next.lost, unit)} due on ${day}, will be lost unless some ${unit}s are used.`;
}

function carryOverText(limit: number, unit: LeaveUnit, nextYear: string): string {
  return limit > 0
    ? `Up to ${countText(limit, unit)} can be carried over into ${nextYear}.`
    : `Nothing is carried over into ${nextYear}.`;
}

interface FactProps {
  Icon: typeof TrendingUpRounded;
  isUrgent?: boolean;
  children: ReactNode;
}

function Fact({ Icon, isUrgent = false, children }: FactProps) {
  return (
    <Box component="li" sx={{ display: "flex", gap: 1.25, alignItems: "flex-start" }}>
      <Icon sx={{ fontSize: 20, color: isUrgent ? "warning.main" : "text.secondary" }} />
      <Box sx={{ minWidth: 0, "& strong": { fontWeight: 650, color: "warning.main" } }}>{children}</Box>
    </Box>
  );
}
