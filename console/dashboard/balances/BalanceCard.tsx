import ChevronRightRounded from "@mui/icons-material/ChevronRightRounded";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { memo, type ReactNode } from "react";
import type { BalanceAnswer, BalanceYear } from "#core/api/BalanceAnswer.ts";
import { formatDate } from "#core/calendar/dateTexts.ts";
import { notUsableToday } from "#core/ledger/shownFigures.ts";
import { listText } from "#core/listText.ts";
import { blockSentences } from "#core/requests/block/blockTexts.ts";
import { factWords } from "#core/policies/facts/factWords.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { figure } from "#core/figure.ts";
import { ShareBar } from "#console/shared/parts/ShareBar.tsx";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { TypeName } from "#console/shared/leaveTypes/TypeName.tsx";
import { dotted } from "#console/shared/dotted.ts";
import { DottedText } from "#console/shared/parts/DottedText.tsx";
import { wholeDates } from "#console/shared/wholeDates.ts";
import { useLeaveYearName, useMe, useToday } from "../session/meContext.ts";
import { remainingTone } from "./remainingTone.ts";

interface BalanceCardProps {
  balance: BalanceAnswer;
  onExplain: (type: LeaveType) => void;
  actionFor?: ((balance: BalanceAnswer) => ReactNode) | undefined;
}

export const BalanceCard = memo(function BalanceCard({ balance, onExplain, actionFor }: BalanceCardProps) {
  const { type, available, total, used, pending, isUnlimited, leaveYear, waitingFor, block, nextYear } = balance;
  const yearName = useLeaveYearName();
  const { startDate } = useMe();
  const today = useToday();
  const { nameOf, unitOf, amountText } = useLeaveTypes();
  const name = nameOf(type);
  const unusable = notUsableToday(balance);
  const share = total > 0 ? available / total : 0;
  const hasNothing = available === 0 && total === 0;
  const isNotHired = startDate !== null && startDate > today && !isUnlimited && !waitingFor;
  const booked = (
    <Typography variant="body2" sx={{ width: { sm: "100%" }, color: "text.secondary" }}>
      <DottedText>
        {dotted(
          `${amountText(used, type)} used`,
          pending > 0 && `${amountText(pending, type)} pending`,
          !isUnlimited && unusable > 0 && `${amountText(unusable, type)} not usable today`,
        )}
      </DottedText>
    </Typography>
  );
  const isLast = !waitingFor && !block && !isNotHired && !nextYear;
  const tone = hasNothing || (waitingFor && available === 0) ? "primary" : remainingTone(share);
  return (
    <Card
      component="article"
      aria-label={`${name} balance`}
      sx={{
        position: "relative",
        p: { xs: 2, sm: 2.5 },
        display: "flex",
        flexDirection: "column",
        gap: { xs: 0.75, sm: 1.25 },
        "&:hover": { borderColor: "text.secondary" },
      }}
    >
      <Box sx={{ display: "flex", justifyContent: "space-between", gap: 1 }}>
        <Typography variant="h3" sx={{ display: "flex", minWidth: 0 }}>
          <TypeName type={type} size={20} />
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary", lineHeight: 1.6 }}>
          {yearName(leaveYear)}
        </Typography>
      </Box>
      {isUnlimited ? (
        <Typography sx={{ fontSize: "1.5rem", fontWeight: 680, lineHeight: 1.2 }}>Unlimited</Typography>
      ) : (
        <>
          <Typography sx={{ lineHeight: 1.2 }}>
            <Box
              component="span"
              sx={{
                fontSize: "2rem",
                fontWeight: 680,
                letterSpacing: "-0.03em",
                color: tone === "primary" ? "text.primary" : `${tone}.main`,
              }}
            >
              {figure(available)}
            </Box>{" "}
            <Box component="span" sx={{ ml: 0.25, color: "text.secondary" }}>
              of {amountText(total, type)} available
            </Box>
          </Typography>
          <ShareBar percent={share * 100} tone={tone} label={`${name} ${unitOf(type)}s remaining`} />
        </>
      )}
      {!isLast && booked}
      {waitingFor && (
        <Typography variant="body2">
          {`Waiting for your ${listText(waitingFor.map(factWords))}. Ask an Admin to add this information.`}
        </Typography>
      )}
      {block && <Typography variant="body2">{blockSentences({ ...block, typeName: name })}</Typography>}
      {isNotHired && (
        <Typography variant="body2">
          {wholeDates(`You start on ${formatDate(startDate)}. Nothing accrues before that day.`)}
        </Typography>
      )}
      {nextYear && <NextYear figures={nextYear} />}
      <Box
        sx={{
          mt: "auto",
          flex: isLast ? 1 : "none",
          display: "flex",
          flexWrap: "wrap",
          alignContent: "space-between",
          alignItems: "center",
          justifyContent: "space-between",
          columnGap: 2,
          rowGap: "inherit",
        }}
      >
        {isLast && booked}
        <ButtonBase
          aria-label={`How It Adds Up: ${name}`}
          onClick={() => onExplain(type)}
          sx={{
            typography: "button",
            color: "primary.main",
            "&.Mui-focusVisible": { outline: "none" },
            "&::after": {
              content: '""',
              position: "absolute",
              inset: 0,
              width: "auto",
              height: "auto",
              transform: "none",
              borderRadius: 3.5,
            },
            "&.Mui-focusVisible::after": { outline: "2px solid", outlineOffset: -3 },
          }}
        >
          How It Adds Up
          <ChevronRightRounded fontSize="small" />
        </ButtonBase>
        {/* Above the button that covers the card. */}
        <Box sx={{ position: "relative", zIndex: 1, mr: -1, "&:empty": { display: "none" } }}>
          {actionFor?.(balance)}
        </Box>
      </Box>
    </Card>
  );
});

function NextYear({ figures: { type, leaveYear, used, pending } }: { figures: BalanceYear }) {
  const yearName = useLeaveYearName();
  const { amountText } = useLeaveTypes();
  return (
    <Typography variant="body2" sx={{ color: "text.secondary", borderTop: 1, borderColor: "divider", pt: 1.25 }}>
      <Box component="strong" sx={{ color: "text.primary", fontWeight: 600 }}>
        {yearName(leaveYear)}:
      </Box>{" "}
      <DottedText>
        {dotted(used > 0 && `${amountText(used, type)} booked`, pending > 0 && `${amountText(pending, type)} pending`)}
      </DottedText>
    </Typography>
  );
}
