import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import { formatSpan } from "#core/calendar/dates.ts";
import { wordsOf } from "#console/shared/api/ApiError.ts";
import { daysText, typeLabel } from "#console/shared/formats.ts";
import { PersonLine } from "#console/shared/parts/PersonLine.tsx";
import { ShareBar } from "#console/shared/parts/ShareBar.tsx";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { type TeamRequest, useDecideRequest } from "./approvalCalls.ts";
import { coverageTone } from "./coverageTone.ts";
import { RejectDialog } from "./RejectDialog.tsx";

/** One request to decide: who, when, how the team stands, what remains, and the two buttons. */
export function ApprovalCard({ request }: { request: TeamRequest }) {
  const { employee, teamCoverage, alsoAway, balanceAfter, notes } = request;
  const decide = useDecideRequest();
  const toast = useToast();
  const [isRejecting, setRejecting] = useState(false);

  const approve = () =>
    decide.mutateAsync({ id: request.id, status: "approved" }).then(
      () => toast({ title: "Request Approved" }),
      (error: unknown) =>
        toast({
          title: "Approval Failed",
          description: wordsOf(error, "Failed to approve request"),
          tone: "destructive",
        }),
    );
  const reject = (reason: string) =>
    decide.mutateAsync({ id: request.id, status: "rejected", ...(reason && { rejectionReason: reason }) }).then(
      () => toast({ title: "Request Rejected" }),
      (error: unknown) =>
        toast({
          title: "Rejection Failed",
          description: wordsOf(error, "Failed to reject request"),
          tone: "destructive",
        }),
    );

  return (
    <Card
      component="article"
      aria-label={`Request of ${employee.name}`}
      sx={{ p: 2.5, display: "flex", flexDirection: "column", gap: 2 }}
    >
      <PersonLine name={employee.name} avatar={employee.avatar} detail={employee.email} isHeading />
      <Box sx={{ display: "flex", justifyContent: "space-between", alignItems: "baseline", gap: 2 }}>
        <Box>
          <Typography variant="subtitle2" component="p">
            {formatSpan(request.startDate, request.endDate)}
          </Typography>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {typeLabel(request.type)}
            {request.isHalfDay && " · Half day"}
          </Typography>
        </Box>
        <Typography sx={{ fontSize: "1.25rem", fontWeight: 680, whiteSpace: "nowrap" }}>
          {daysText(request.days)}
        </Typography>
      </Box>
      {notes && (
        <Typography
          variant="body2"
          sx={{ overflowWrap: "anywhere", whiteSpace: "pre-line", borderLeft: 3, borderColor: "divider", pl: 1.5 }}
        >
          {notes}
        </Typography>
      )}
      <Box sx={{ display: "grid", gap: 0.75 }}>
        <Fact term="Team coverage">{Math.round(teamCoverage)}%</Fact>
        <ShareBar
          percent={teamCoverage}
          tone={coverageTone(teamCoverage)}
          label={`Team coverage while ${employee.name} is away`}
        />
        <Fact term="Also away">{alsoAway.length > 0 ? alsoAway.join(", ") : "Nobody"}</Fact>
        <Fact term="Balance after">{daysText(balanceAfter)}</Fact>
      </Box>
      <Box sx={{ display: "flex", gap: 1, mt: "auto" }}>
        <Button
          variant="contained"
          fullWidth
          loading={decide.isPending && !isRejecting}
          disabled={decide.isPending}
          onClick={() => void approve()}
          aria-label={`Approve request of ${employee.name}`}
        >
          Approve
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          fullWidth
          disabled={decide.isPending}
          onClick={() => setRejecting(true)}
          aria-label={`Reject request of ${employee.name}`}
        >
          Reject
        </Button>
      </Box>
      {isRejecting && (
        <RejectDialog
          employeeName={employee.name}
          isPending={decide.isPending}
          onReject={(reason) => void reject(reason).then(() => setRejecting(false))}
          onClose={() => setRejecting(false)}
        />
      )}
    </Card>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Typography variant="body2" component="div" sx={{ display: "flex", justifyContent: "space-between", gap: 2 }}>
      <Box component="span" sx={{ color: "text.secondary", flex: "none" }}>
        {term}
      </Box>
      <Box component="span" sx={{ textAlign: "right", fontWeight: 550 }}>
        {children}
      </Box>
    </Typography>
  );
}
