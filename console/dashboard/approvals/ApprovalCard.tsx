import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Checkbox from "@mui/material/Checkbox";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { Suspense, useState } from "react";
import type { TeamRequestAnswer } from "#core/api/RequestAnswer.ts";
import { leaveText } from "#core/leave/leaveText.ts";
import { personPath } from "#core/links/personPath.ts";
import { capitalized } from "#core/capitalized.ts";
import { formatSpan } from "#core/calendar/dateTexts.ts";
import { answeredPartsInWords, answeredSpan } from "#core/requests/parts/answeredParts.ts";
import { lazyDialog } from "#console/shared/dialogs/lazyDialog.tsx";
import { PersonLine } from "#console/shared/people/PersonLine.tsx";
import { threadText } from "#console/shared/thread/threadText.ts";
import { wholeDates } from "#console/shared/wholeDates.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { TypeName } from "#console/shared/leaveTypes/TypeName.tsx";
import { DOT } from "#console/shared/dotted.ts";
import { ApprovalFacts } from "./ApprovalFacts.tsx";
import { useDecide } from "./useDecide.ts";
import { keyOf } from "./useQueueKeys.ts";
import { SnoozeButton } from "./SnoozeButton.tsx";

const RejectDialog = lazyDialog(() => import("./RejectDialog.tsx").then((file) => file.RejectDialog));

interface ApprovalCardProps {
  request: TeamRequestAnswer;
  onDecided: () => void;
  onDiscuss: () => void;
  selection?: { isSelected: boolean; onToggle: () => void } | undefined;
}

export function ApprovalCard({ request, onDecided, onDiscuss, selection }: ApprovalCardProps) {
  const { employee, notes } = request;
  const counts = threadText(request);
  const ask = counts === "" ? "Ask a Question" : `Ask a Question (${counts})`;
  const { approve, reject, isPending } = useDecide(request, onDecided);
  const { amountText, nameOf } = useLeaveTypes();
  const editedText = (was: NonNullable<TeamRequestAnswer["editedFrom"]>) =>
    `${amountText(was.days, was.type)} of ${leaveText(nameOf(was.type))}, ${wholeDates(answeredSpan(was))}`;
  const parts = answeredPartsInWords(request);
  const dates = wholeDates(formatSpan(request.startDate, request.endDate));
  const [isRejecting, setRejecting] = useState(false);
  return (
    <Card
      component="article"
      aria-label={`${employee.name}'s request`}
      data-request={request.id}
      tabIndex={-1}
      onFocus={RejectDialog.prepare}
      sx={{ p: { xs: 2, sm: 2.5 }, display: "flex", flexDirection: "column", gap: 2, outlineOffset: 2 }}
    >
      <PersonLine
        name={employee.name}
        avatar={employee.avatar}
        detail={employee.email}
        page={employee.hasPage && personPath(employee.id)}
        isHeading
        end={
          selection && (
            <Checkbox
              size="small"
              edge="end"
              sx={{ displayPrint: "none", my: -1 }}
              checked={selection.isSelected}
              onChange={selection.onToggle}
              slotProps={{ input: { "aria-label": `Select ${employee.name}'s request`, ...keyOf("x") } }}
            />
          )
        }
      />
      {request.actingFor && (
        <Chip
          size="small"
          label={`You're deciding for ${request.actingFor.name}`}
          sx={{ justifySelf: "start", alignSelf: "start" }}
        />
      )}
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          justifyContent: "space-between",
          alignItems: "baseline",
          columnGap: 2,
        }}
      >
        {/* On a phone, both amounts of a change go below the dates. */}
        <Box sx={{ flex: "1 1 11rem" }}>
          {request.change && (
            <Chip
              size="small"
              color="warning"
              variant="outlined"
              label={request.change.isCancellation ? "Cancellation" : "Change"}
              sx={{ mb: 0.75 }}
            />
          )}
          {request.isCredit && (
            <Chip size="small" color="info" variant="outlined" label="Extra Work" sx={{ mb: 0.75 }} />
          )}
          <Typography variant="subtitle2" component="p">
            {request.change?.isCancellation ? <s>{dates}</s> : dates}
          </Typography>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            <TypeName type={request.type} more={parts && `${DOT}${capitalized(parts)}`} />
          </Typography>
        </Box>
        <Typography sx={{ fontSize: "1.25rem", fontWeight: 680 }}>
          {request.isCredit && "+"}
          {request.change && request.editedFrom && `${amountText(request.editedFrom.days, request.type)} to `}
          {amountText(request.days, request.type)}
        </Typography>
      </Box>
      {request.editedFrom && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {request.change ? "Approved" : "Changed. It was"}
          {request.change ? ": " : " "}
          {editedText(request.editedFrom)}.
        </Typography>
      )}
      {notes && (
        <Typography
          variant="body2"
          sx={{ overflowWrap: "anywhere", whiteSpace: "pre-line", borderLeft: 3, borderColor: "divider", pl: 1.5 }}
        >
          {notes}
        </Typography>
      )}
      <ApprovalFacts request={request} />
      <Box sx={{ display: "flex", displayPrint: "none", gap: 1, mt: "auto" }}>
        <Button
          variant="contained"
          fullWidth
          disabled={isPending || request.approvalRefusal !== undefined}
          onClick={approve}
          {...keyOf("a")}
          aria-label={`Approve ${employee.name}'s request`}
        >
          Approve
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          fullWidth
          disabled={isPending}
          onPointerEnter={RejectDialog.prepare}
          onClick={() => setRejecting(true)}
          {...keyOf("r")}
          aria-label={`Reject ${employee.name}'s request`}
        >
          Reject
        </Button>
      </Box>
      {/* Changes and credits offer no conversation and can't be snoozed. */}
      {!request.change && !request.isCredit && (
        <Box sx={{ display: "flex", displayPrint: "none", justifyContent: "space-between", gap: 1, flexWrap: "wrap" }}>
          <Button
            size="small"
            color="inherit"
            onClick={onDiscuss}
            aria-label={`${ask} about ${employee.name}'s request`}
            sx={counts === "" ? undefined : { flex: "1 1 8rem", justifyContent: "flex-start", textAlign: "left" }}
          >
            <span>
              Ask a Question {/* Breaks before the parenthesis rather than inside it. */}
              {counts !== "" && <Box component="span" sx={{ display: "inline-block" }}>{`(${counts})`}</Box>}
            </span>
          </Button>
          <SnoozeButton request={request} onMoved={onDecided} />
        </Box>
      )}
      {isRejecting && (
        <Suspense>
          <RejectDialog
            requests={[request]}
            isPending={isPending}
            onReject={(reason) => void reject(reason).then((isRejected) => setRejecting(!isRejected))}
            onClose={() => setRejecting(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}
