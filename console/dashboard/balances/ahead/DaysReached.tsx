import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { formatDate } from "#core/calendar/dateTexts.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { useDebounced } from "#console/shared/form/useDebounced.ts";
import { countText } from "#core/countText.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import { wholeDates } from "#console/shared/wholeDates.ts";
import { useToday } from "../../session/meContext.ts";
import { dayWith, type Holder } from "../balanceCalls.ts";
import { Question, SETTLED_AFTER } from "./Question.tsx";

/** In days or hours. */
const MAX_DAYS = 1000;

export function DaysReached({ holder, type }: { holder: Holder; type: LeaveType }) {
  const id = useId();
  const today = useToday();
  const unit = useLeaveTypes().unitOf(type);
  const [typed, setTyped] = useState("");
  const days = Number(typed);
  const isAskable = days > 0 && days <= MAX_DAYS && Number.isInteger(days * 2);
  const settled = useDebounced(isAskable ? days : undefined, SETTLED_AFTER);
  const reached = useQuery(dayWith(settled, holder, type));
  return (
    <Question
      field={
        <TextField
          id={id}
          type="number"
          label="Balance reaches"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onWheel={({ target }) => target instanceof HTMLElement && target.blur()}
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: { step: 0.5, min: 0.5, max: MAX_DAYS, inputMode: "decimal" },
            input: { endAdornment: <InputAdornment position="end">{`${unit}s`}</InputAdornment> },
          }}
        />
      }
      query={reached}
      problem={isAskable ? undefined : problemOf(typed, unit)}
    >
      {(reachedOn) => {
        const wanted = countText(settled ?? days, unit);
        if (!reachedOn) return `${wanted} won't be reached in the next two years.`;
        if (reachedOn <= today) return `${holder.name ?? "You"} already ${holder.name ? "has" : "have"} ${wanted}.`;
        return (
          <>
            {holder.name ?? "You"} will have {wanted} on <strong>{wholeDates(formatDate(reachedOn))}</strong>, if
            nothing else is booked.
          </>
        );
      }}
    </Question>
  );
}

function problemOf(typed: string, unit: LeaveUnit): string {
  if (typed === "") return `Enter a number of ${unit}s to see when they'll be available.`;
  return `Enter ${unit}s in steps of 0.5, up to 1,000.`;
}
