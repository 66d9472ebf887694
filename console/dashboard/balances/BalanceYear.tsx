import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import type { BalanceAnswer } from "#core/api/BalanceAnswer.ts";
import { formatSpan } from "#core/calendar/dateTexts.ts";
import { leaveYearEnd, leaveYearStart } from "#core/leave/leaveYear.ts";
import { blockSentences } from "#core/requests/block/blockTexts.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { useLeaveYearName, useYearStart } from "../session/meContext.ts";
import { type Holder, outlookOf } from "./balanceCalls.ts";
import { ComingUp } from "./ComingUp.tsx";
import { LotList } from "./LotList.tsx";
import { LookAhead } from "./ahead/LookAhead.tsx";
import { Part } from "./Part.tsx";
import { Statement } from "./Statement.tsx";
import type { YearStatement } from "./yearStatement.ts";
import { YearSum } from "./YearSum.tsx";

interface BalanceYearProps {
  holder: Holder;
  balance: BalanceAnswer;
  statement: YearStatement;
}

export function BalanceYear({ holder, balance, statement }: BalanceYearProps) {
  const { leaveYear } = statement;
  const startsIn = useYearStart();
  const yearName = useLeaveYearName();
  const { nameOf } = useLeaveTypes();
  const isOver = leaveYear < balance.leaveYear;
  const isNext = leaveYear > balance.leaveYear;
  const { data: outlook } = useQuery({ ...outlookOf(holder, balance.type), enabled: !balance.isUnlimited });
  const hasAhead = !isOver && !balance.isUnlimited;
  return (
    <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Box>
        {startsIn !== 1 && (
          <Typography variant="body2" sx={{ mb: 1, color: "text.secondary" }}>
            {formatSpan(leaveYearStart(leaveYear, startsIn), leaveYearEnd(leaveYear, startsIn))}
          </Typography>
        )}
        <YearSum
          statement={statement}
          balance={balance}
          isOwn={holder.name === undefined}
          limit={outlook?.limit ?? null}
        />
        {balance.block && leaveYear === balance.leaveYear && (
          <Typography variant="body2" sx={{ mt: 1.5 }}>
            {blockSentences({ ...balance.block, typeName: nameOf(balance.type) })}
          </Typography>
        )}
      </Box>
      {hasAhead && !isNext && <LotList holder={holder} balance={balance} />}
      <Part title={`All Entries in ${yearName(leaveYear)}`}>
        <Statement statement={statement} hasBegun={!isNext} hasBalance={!isNext && !(isOver && statement.isLimited)} />
      </Part>
      {hasAhead && (
        <>
          {!isNext && (
            <Part title="Upcoming">
              <ComingUp holder={holder} balance={balance} />
            </Part>
          )}
          <Part title="Forecast">
            <LookAhead holder={holder} balance={balance} isNext={isNext} />
          </Part>
        </>
      )}
    </Box>
  );
}
