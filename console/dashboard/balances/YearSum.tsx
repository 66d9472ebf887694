import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router";
import type { BalanceAnswer, BalanceOutlookAnswer } from "#core/api/BalanceAnswer.ts";
import { formatDate } from "#core/calendar/dateTexts.ts";
import { notUsableToday } from "#core/ledger/shownFigures.ts";
import { countText } from "#core/countText.ts";
import { figure, signedFigure } from "#core/figure.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { dotted } from "#console/shared/dotted.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import { wholeDates } from "#console/shared/wholeDates.ts";
import { useLeaveYearName } from "../session/meContext.ts";
import { Headline, SumRow, SumRows } from "./SumRows.tsx";
import { yearLimitText } from "./yearLimitText.ts";
import { countedLater, type YearStatement } from "./yearStatement.ts";

interface YearSumProps {
  statement: YearStatement;
  balance: BalanceAnswer;
  isOwn: boolean;
  limit: BalanceOutlookAnswer["limit"];
}

interface InUnit {
  unit: LeaveUnit;
}

export function YearSum({ statement, balance, isOwn, limit }: YearSumProps) {
  const unit = useLeaveTypes().unitOf(balance.type);
  if (statement.leaveYear < balance.leaveYear) {
    const Ended = statement.isLimited ? TakenYear : EndedYear;
    return <Ended statement={statement} unit={unit} />;
  }
  if (balance.isUnlimited) return <UnlimitedYear statement={statement} unit={unit} />;
  if (statement.leaveYear > balance.leaveYear)
    return <ComingYear statement={statement} balance={balance} limit={limit} unit={unit} />;
  return <RunningYear statement={statement} balance={balance} isOwn={isOwn} limit={limit} unit={unit} />;
}

function RunningYear({ statement, balance: figures, isOwn, limit, unit }: YearSumProps & InUnit) {
  const { available, balance, pending } = figures;
  const unusable = notUsableToday(figures);
  const later = countedLater(statement, balance);
  const waiting = "Waiting for a decision";
  return (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      <Headline figure={countText(available, unit)} tone={available < 0 ? "error.main" : undefined}>
        available today
      </Headline>
      <SumRows>
        <Parts statement={statement} limit={limit} />
        {later && <SumRow term={wholeDates(`Counts from ${formatDate(later.on)}`)} fact={signedFigure(-later.days)} />}
        <SumRow term="Balance" fact={figure(balance)} isTotal />
        {pending > 0 && (
          <SumRow
            term={
              isOwn ? (
                <Link component={RouterLink} to="/requests?status=pending">
                  {waiting}
                </Link>
              ) : (
                waiting
              )
            }
            fact={signedFigure(-pending)}
          />
        )}
        {unusable > 0 && <SumRow term="Not usable today" fact={signedFigure(-unusable)} />}
        {(pending > 0 || unusable > 0) && <SumRow term="Available" fact={figure(available)} isTotal />}
      </SumRows>
      {available < 0 && balance >= 0 && pending > 0 && (
        <Typography variant="body2">
          Until a change to approved time off is decided, both its old and its new dates are deducted.
        </Typography>
      )}
    </Box>
  );
}

function EndedYear({ statement, unit }: Pick<YearSumProps, "statement"> & InUnit) {
  const { leaveYear, balance, ending } = statement;
  const yearName = useLeaveYearName();
  return (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      <Headline figure={countText(balance, unit)}>left when {yearName(leaveYear)} ended</Headline>
      <SumRows>
        <Parts statement={statement} limit={null} />
        <SumRow term={`Balance at the end of ${yearName(leaveYear)}`} fact={figure(balance)} isTotal />
        {ending && <SumRow term={`Carried over into ${yearName(leaveYear + 1)}`} fact={figure(ending.carried)} />}
        {ending && ending.expired > 0 && (
          <SumRow
            term={wholeDates(`Expired on ${formatDate(ending.on)}`)}
            fact={figure(ending.expired)}
            tone="error.main"
          />
        )}
      </SumRows>
    </Box>
  );
}

function TakenYear({ statement: { leaveYear, booked }, unit }: Pick<YearSumProps, "statement"> & InUnit) {
  return <Headline figure={countText(booked, unit)}>taken in {useLeaveYearName()(leaveYear)}</Headline>;
}

function ComingYear({
  statement: { leaveYear, booked },
  balance: { nextYear },
  limit,
  unit,
}: Omit<YearSumProps, "isOwn"> & InUnit) {
  const yearName = useLeaveYearName();
  const pending = nextYear?.leaveYear === leaveYear ? nextYear.pending : 0;
  const known = [
    booked > 0 && `${countText(booked, unit)} booked`,
    pending > 0 && `${countText(pending, unit)} pending`,
  ];
  return (
    <Headline figure={dotted(...known) || "Nothing booked yet"}>
      {yearName(leaveYear)} hasn't started.{" "}
      {limit
        ? yearLimitText(limit, unit)
        : `Its balance will be the carry-over from ${yearName(leaveYear - 1)} plus accruals, minus booked time off.`}
    </Headline>
  );
}

function UnlimitedYear({
  statement: { leaveYear, booked, uncounted },
  unit,
}: Pick<YearSumProps, "statement"> & InUnit) {
  const yearName = useLeaveYearName();
  const taken = booked + uncounted;
  return (
    <Headline figure="Unlimited">
      {taken > 0 && `${countText(taken, unit)} taken or booked in ${yearName(leaveYear)}. `}
      While this leave type is unlimited, time off isn't deducted from a balance.
    </Headline>
  );
}

function Parts({ statement, limit }: Pick<YearSumProps, "statement" | "limit">) {
  const { leaveYear, brought, carried, accrued, credited, adjusted, transferred, expired, booked, settled } = statement;
  const yearName = useLeaveYearName();
  return (
    <>
      {limit && (
        <SumRow
          term={limit.per === "year" ? `Limit for ${yearName(leaveYear)}` : "12-month limit"}
          fact={signedFigure(limit.days)}
        />
      )}
      {limit && limit.before !== 0 && (
        <SumRow
          term={`Taken in the past 12 months, before ${yearName(leaveYear)}`}
          fact={signedFigure(-limit.before)}
        />
      )}
      {brought !== 0 && <SumRow term="Opening balance" fact={signedFigure(brought)} />}
      {carried !== 0 && <SumRow term={`Carried over from ${yearName(leaveYear - 1)}`} fact={signedFigure(carried)} />}
      {(!limit || accrued !== 0) && <SumRow term={`Accrued in ${yearName(leaveYear)}`} fact={signedFigure(accrued)} />}
      {credited !== 0 && <SumRow term="Time for extra work" fact={signedFigure(credited)} />}
      {adjusted !== 0 && <SumRow term="Adjustments" fact={signedFigure(adjusted)} />}
      {transferred !== 0 && (
        <SumRow
          term={transferred > 0 ? "Received from other leave types" : "Moved to other leave types"}
          fact={signedFigure(transferred)}
        />
      )}
      {expired !== 0 && <SumRow term="Expired" fact={signedFigure(-expired)} />}
      <SumRow term="Time off taken or booked" fact={signedFigure(-booked)} />
      {settled !== 0 && <SumRow term="Settled on the last day" fact={signedFigure(settled)} />}
    </>
  );
}
