import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import type { TeamRequestAnswer } from "#core/api/RequestAnswer.ts";
import { namesAndMore } from "#core/namesAndMore.ts";
import { ShareBar } from "#console/shared/parts/ShareBar.tsx";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { useLeaveYearName } from "#console/dashboard/session/meContext.ts";
import { Dot } from "#console/shared/parts/DottedText.tsx";
import { moreText, stripText } from "#core/teams/teamStrip.ts";
import { minimumOf } from "#core/teams/coverageText.ts";
import { ApprovalSteps } from "./ApprovalSteps.tsx";
import { coverageTone } from "./coverageTone.ts";
import { namesInShort } from "./namesInShort.ts";

export function ApprovalFacts({ request }: { request: TeamRequestAnswer }) {
  const { employee, teamCoverage, coverage, balanceAfter, balancesAfter, isUnlimited, conditions } = request;
  const { alsoAway, moreAway, alsoPending, morePending } = request;
  const { amountText } = useLeaveTypes();
  const yearName = useLeaveYearName();
  const balances = balancesAfter?.map(
    ({ leaveYear, after }) => `${amountText(after, request.type)} in ${yearName(leaveYear)}`,
  ) ?? [amountText(balanceAfter, request.type)];
  return (
    <Box sx={{ display: "grid", gap: 0.75, gridTemplateColumns: "minmax(0, 1fr)" }}>
      {/* Coverage is meaningless for a team of one. */}
      {coverage.people > 1 && (
        <>
          <Fact term="Team coverage">
            <span>{Math.round(teamCoverage)}%</span>
            <Box component="span" sx={{ color: "text.secondary", fontWeight: 400 }}>
              <Dot />
              <span>{`${coverage.present} of ${coverage.people} at work`}</span>
            </Box>
          </Fact>
          <ShareBar
            percent={teamCoverage}
            tone={coverageTone(teamCoverage)}
            label={`Team coverage while ${employee.name} is away`}
          />
        </>
      )}
      {!request.isCredit && (
        <Fact term="Also away" title={everyName(alsoAway, moreAway)}>
          {namesInShort(alsoAway, moreAway)}
        </Fact>
      )}
      {alsoPending.length > 0 && (
        <Fact term="Also pending" title={everyName(alsoPending, morePending)}>
          {namesInShort(alsoPending, morePending)}
        </Fact>
      )}
      <Fact term="Balance after">
        {isUnlimited ? "Unlimited" : balances.map((text) => <div key={text}>{text}</div>)}
      </Fact>
      {request.approvalSteps && <ApprovalSteps steps={request.approvalSteps} />}
      {request.teamStrips.map((strip) => (
        <TeamStrip key={strip.team} strip={strip} />
      ))}
      {conditions.map((condition) => (
        <Typography key={condition} variant="body2">
          {condition}.
        </Typography>
      ))}
    </Box>
  );
}

function TeamStrip({ strip }: { strip: TeamRequestAnswer["teamStrips"][number] }) {
  const { team, limit, parts } = strip;
  const more = moreText(strip);
  return (
    <Box>
      <Fact term={`Minimum in ${team}`}>{minimumOf(limit)}</Fact>
      <Box
        component="ul"
        aria-label={`At work in ${team}`}
        sx={{ m: 0, mt: 0.5, p: 0, listStyle: "none", display: "grid", gap: 0.5 }}
      >
        {parts.map((part) => (
          <Typography
            key={part.startDate}
            component="li"
            variant="body2"
            sx={{
              pl: 1,
              borderLeft: 3,
              borderColor: part.isBelow ? "warning.main" : "success.main",
              overflowWrap: "anywhere",
            }}
          >
            {stripText(part)}
          </Typography>
        ))}
        {more !== null && (
          <Typography component="li" variant="body2" sx={{ color: "text.secondary" }}>
            {more}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

const everyName = (names: readonly string[], more: number) => namesAndMore(names, more, names.length);

function Fact({ term, title, children }: { term: string; title?: string; children: ReactNode }) {
  return (
    <Typography
      variant="body2"
      component="div"
      title={title || undefined}
      sx={{ display: "flex", justifyContent: "space-between", gap: 2 }}
    >
      <Box
        component="span"
        sx={{ color: "text.secondary", flex: "none", maxWidth: "min(70%, 100% - 5rem)", overflowWrap: "anywhere" }}
      >
        {term}
      </Box>
      <Box component="span" sx={{ textAlign: "right", fontWeight: 550, minWidth: 0, overflowWrap: "anywhere" }}>
        {children}
      </Box>
    </Typography>
  );
}
