import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { BalanceAnswer } from "#core/api/BalanceAnswer.ts";
import { figure } from "#core/figure.ts";
import { dotted } from "#console/shared/dotted.ts";
import { DottedText } from "#console/shared/parts/DottedText.tsx";
import { adjustmentText } from "#console/shared/adjustmentText.ts";
import { ShareBar, type ShareTone } from "#console/shared/parts/ShareBar.tsx";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { TypeName } from "#console/shared/leaveTypes/TypeName.tsx";
import { useLeaveYearName } from "../session/meContext.ts";

interface BalanceDetailsProps {
  balance: BalanceAnswer;
  toneOf: (share: number) => ShareTone;
  onExplain: () => void;
  onAdjust?: (() => void) | undefined;
}

export function BalanceDetails({ balance, toneOf, onExplain, onAdjust }: BalanceDetailsProps) {
  const { type, used, pending, total, isUnlimited, leaveYear, nextYear } = balance;
  const yearName = useLeaveYearName();
  const { nameOf, amountText } = useLeaveTypes();
  const label = nameOf(type);
  const share = total > 0 ? balance.balance / total : 0;
  const parts = [
    !isUnlimited && `${amountText(total, type)} in total${adjustmentText(balance)}`,
    `${amountText(used, type)} used`,
    pending > 0 && `${amountText(pending, type)} pending`,
  ];
  const nextParts = nextYear && [
    nextYear.used > 0 && `${amountText(nextYear.used, type)} booked`,
    nextYear.pending > 0 && `${amountText(nextYear.pending, type)} pending`,
  ];
  return (
    <Card
      component="article"
      aria-label={`${label} balance`}
      sx={{ p: 2, display: "grid", gap: 1, gridTemplateColumns: "minmax(0, 1fr)" }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: 1 }}>
        <Typography variant="h3">
          <TypeName type={type} />
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {yearName(leaveYear)}
        </Typography>
        <Typography sx={{ ml: "auto", fontSize: "1.25rem", fontWeight: 680, overflowWrap: "anywhere" }}>
          {isUnlimited ? "Unlimited" : amountText(balance.balance, type)}
        </Typography>
      </Box>
      {!isUnlimited && (
        <ShareBar
          percent={share * 100}
          tone={toneOf(share)}
          label={`${label}: ${figure(balance.balance)} of ${amountText(total, type)} remaining`}
        />
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 0.5 }}>
        <Box sx={{ mr: "auto", minWidth: 0, overflowWrap: "anywhere" }}>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {/* A line breaks between the amounts, but not in them. */}
            <DottedText>{dotted(...parts.map((part) => part && part.replaceAll(/ (?!\()/g, "\u00A0")))}</DottedText>
          </Typography>
          {nextYear && nextParts?.some(Boolean) && (
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              <DottedText>{`${yearName(nextYear.leaveYear)}: ${dotted(...nextParts)}`}</DottedText>
            </Typography>
          )}
        </Box>
        <Box sx={{ display: "flex", flexWrap: "wrap", mx: -1.5 }}>
          <Button size="small" aria-label={`How It Adds Up: ${label}`} onClick={onExplain}>
            How It Adds Up
          </Button>
          {onAdjust && (
            <Button size="small" aria-label={`Adjust ${label}`} onClick={onAdjust}>
              Adjust
            </Button>
          )}
        </Box>
      </Box>
    </Card>
  );
}
