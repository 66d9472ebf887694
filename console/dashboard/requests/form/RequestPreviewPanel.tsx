import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { PreviewRefusal, PreviewAnswer } from "#core/api/PreviewAnswer.ts";
import { formatSpan } from "#core/calendar/dateTexts.ts";
import { answeredSpan } from "#core/requests/parts/answeredParts.ts";
import type { Span } from "#core/requests/requestCost.ts";
import { wordsOf } from "#console/shared/api/ApiError.ts";
import { countText } from "#core/countText.ts";
import { useLeaveYear, useLeaveYearName } from "#console/dashboard/session/meContext.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import { wholeDates } from "#console/shared/wholeDates.ts";
import { freeDatesText, holidaySum } from "../durationWords.ts";
import { RequestYears } from "../RequestYears.tsx";
import { isWorthExplaining } from "./yearVerdict.ts";

interface RequestPreviewPanelProps {
  span: Span | undefined;
  duration: number | undefined;
  durationBefore?: number | undefined;
  unit: LeaveUnit;
  preview: PreviewAnswer | undefined;
  isAtOnce?: boolean;
  isBooked?: boolean;
  isStale: boolean;
  error: unknown;
}

export function RequestPreviewPanel(props: RequestPreviewPanelProps) {
  const { span, duration, durationBefore, unit, preview, isAtOnce = false, isBooked = false, isStale, error } = props;
  const before =
    durationBefore === undefined || durationBefore === duration ? "" : `${countText(durationBefore, unit)} to `;
  const sum = span && preview && holidaySum(span, preview, unit);
  const free = span && preview && freeDatesText(preview);
  const { leaveYear } = useLeaveYear();
  const yearName = useLeaveYearName();
  const isTooMuch = preview?.refusals.some(isInsufficient) ?? false;
  const balances = (of: PreviewAnswer, when: "available" | "after") => {
    if (of.isUnlimited) return "Unlimited";
    const isThisYear = of.years.every((year) => year.leaveYear === leaveYear);
    if (isThisYear) return countText(when === "after" ? of.balanceAfter : of.available, unit);
    return of.years.map((year) => `${countText(year[when], unit)} in ${yearName(year.leaveYear)}`).join("\n");
  };
  return (
    <Box
      aria-busy={isStale}
      sx={{ display: "grid", gap: 1.25, opacity: isStale ? 0.6 : 1, transition: "opacity 120ms" }}
    >
      <Box aria-live="polite" sx={{ display: "grid", gap: 1.25 }}>
        {/* First, because on a small screen the rest is below the fold, and refusals disable the button. */}
        {preview && <Refusals preview={preview} />}
        <Box
          component="dl"
          sx={{
            m: 0,
            p: 2,
            borderRadius: 2.5,
            bgcolor: "quiet.main",
            display: "grid",
            gridTemplateColumns: { xs: "1fr 1fr", sm: `repeat(${4 - Number(isAtOnce) - Number(isBooked)}, auto)` },
            gap: 2,
          }}
        >
          <Fact term="Duration" fact={duration === undefined ? undefined : `${before}${countText(duration, unit)}`} />
          {!isBooked && <Fact term="Current balance" fact={preview && balances(preview, "available")} />}
          <Fact term="Balance after" fact={preview && span && balances(preview, "after")} />
          {!isAtOnce && <Fact term="Approver" fact={preview?.approverName} />}
        </Box>
        {sum && (
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {sum}
          </Typography>
        )}
        {free && (
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {free}
          </Typography>
        )}
        {preview?.conditions.map((condition) => (
          <Typography key={condition} variant="body2">
            {condition}.
          </Typography>
        ))}
        {preview && <Conflicts preview={preview} />}
        {error !== undefined && error !== null && (
          <Alert severity="warning" variant="outlined" sx={{ borderRadius: 2.5 }}>
            {wordsOf(error, "The preview isn't available right now.")}
          </Alert>
        )}
      </Box>
      {preview && isWorthExplaining(preview.years, leaveYear, isTooMuch) && (
        <RequestYears years={preview.years} isRefused={isTooMuch} unit={unit} />
      )}
    </Box>
  );
}

function Fact({ term, fact }: { term: string; fact: string | undefined }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="body2" sx={{ color: "text.secondary" }}>
        {term}
      </Typography>
      <Typography component="dd" variant="subtitle2" sx={{ m: 0, overflowWrap: "anywhere", whiteSpace: "pre-line" }}>
        {fact ?? "–"}
      </Typography>
    </Box>
  );
}

function Refusals({ preview: { refusals } }: { preview: PreviewAnswer }) {
  if (refusals.length === 0) return null;
  return (
    <Alert severity="error" variant="outlined" sx={{ borderRadius: 2.5 }}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1 }}>
        {byText(refusals).map(([text, alike]) => (
          <RefusalItem key={text} text={text} refusals={alike} />
        ))}
      </Box>
    </Alert>
  );
}

function Conflicts({ preview: { conflicts } }: { preview: PreviewAnswer }) {
  if (conflicts.length === 0) return null;
  return (
    <Alert severity="warning" variant="outlined" sx={{ borderRadius: 2.5 }}>
      Team member conflict detected
      {conflicts.map(({ userName, startDate, endDate }) => (
        <Typography key={`${userName} ${startDate}`} variant="body2">
          {userName}: {wholeDates(formatSpan(startDate, endDate))}
        </Typography>
      ))}
    </Alert>
  );
}

function byText(refusals: readonly PreviewRefusal[]): [string, PreviewRefusal[]][] {
  const texts = new Map<string, PreviewRefusal[]>();
  for (const refusal of refusals) texts.set(refusal.error, [...(texts.get(refusal.error) ?? []), refusal]);
  return [...texts];
}

function RefusalItem({ text, refusals }: { text: string; refusals: readonly PreviewRefusal[] }) {
  const { nameOf } = useLeaveTypes();
  const isShort = refusals.some(isInsufficient);
  return (
    <li>
      {isShort && <div>Insufficient balance for this request</div>}
      {isShort ? <Typography variant="body2">{text}</Typography> : text}
      {refusals.map(
        ({ request }) =>
          request && (
            <Typography key={request.id} variant="body2">
              {/* Opens in a new tab, so that the form keeps its input. */}
              <Link
                href={`/requests?request=${encodeURIComponent(request.id)}`}
                target="_blank"
                rel="noopener"
                sx={{ display: "inline-block", py: 0.25 }}
              >
                {nameOf(request.type)}, {answeredSpan(request)}, {request.status}
              </Link>
            </Typography>
          ),
      )}
    </li>
  );
}

function isInsufficient({ code }: PreviewRefusal): boolean {
  return code === "insufficient_balance";
}
