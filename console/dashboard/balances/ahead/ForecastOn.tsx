import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { BalanceYear } from "#core/api/BalanceAnswer.ts";
import { addMonths, type IsoDate, isIsoDate } from "#core/calendar/dates.ts";
import { formatDate } from "#core/calendar/dateTexts.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { DayField } from "#console/shared/form/day/DayField.tsx";
import { useDebounced } from "#console/shared/form/useDebounced.ts";
import { countText } from "#core/countText.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { notUsableToday } from "#core/ledger/shownFigures.ts";
import { listText } from "#core/listText.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import { wholeDates } from "#console/shared/wholeDates.ts";
import { useLeaveYearName, useToday } from "../../session/meContext.ts";
import { balancesOn, type Holder } from "../balanceCalls.ts";
import { Question, SETTLED_AFTER } from "./Question.tsx";

const MAX_MONTHS = 24;

interface ForecastOnProps {
  holder: Holder;
  type: LeaveType;
  firstAsked: IsoDate;
}

export function ForecastOn({ holder, type, firstAsked }: ForecastOnProps) {
  const id = useId();
  const today = useToday();
  const yearName = useLeaveYearName();
  const { unitOf } = useLeaveTypes();
  const last = addMonths(today, MAX_MONTHS);
  const [day, setDay] = useState(firstAsked);
  const isForeseeable = isIsoDate(day) && day >= today && day <= last;
  const settled = useDebounced(isForeseeable ? day : undefined, SETTLED_AFTER);
  const forecast = useQuery(balancesOn(settled, holder));
  return (
    <Question
      field={<DayField id={id} label="Balance on" value={day} onChange={setDay} min={today} max={last} />}
      query={forecast}
      problem={isForeseeable ? undefined : wholeDates(`Choose a day from today to ${formatDate(last)}.`)}
    >
      {(all) => {
        const then = all.find((one) => one.type === type);
        if (!then) return null;
        return (
          <>
            On {wholeDates(formatDate(settled ?? day))}, {holder.name ?? "you"} will have{" "}
            <strong>{then.isUnlimited ? `unlimited ${unitOf(type)}s` : countText(then.available, unitOf(type))}</strong>
            .
            {!then.isUnlimited && (
              <Box component="span" sx={{ display: "block", color: "text.secondary" }}>
                {madeOf(then, yearName(then.leaveYear), unitOf(type))}
              </Box>
            )}
          </>
        );
      }}
    </Question>
  );
}

function madeOf(figures: BalanceYear, yearName: string, unit: LeaveUnit): string {
  const { total, used, pending } = figures;
  const unusable = notUsableToday(figures);
  const less = [
    used !== 0 && `${countText(used, unit)} taken or booked`,
    pending > 0 && `${countText(pending, unit)} pending`,
    unusable > 0 && `${countText(unusable, unit)} not usable on that day`,
  ];
  const known = listText(less.filter((part) => part !== false));
  return `${countText(total, unit)} in total for ${yearName} by then${known && `, less ${known}`}. This assumes that nothing else is booked or changed.`;
}
