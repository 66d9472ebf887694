import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { TeamRequestAnswer } from "#core/api/RequestAnswer.ts";
import { countText } from "#core/countText.ts";
import { BusyButton } from "#console/shared/form/BusyButton.tsx";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { useLeaveYear, useLeaveYearName } from "../session/meContext.ts";
import { RejectDialog } from "./RejectDialog.tsx";
import { useBulkDecide } from "./useBulkDecide.ts";
import { wholeDates } from "#console/shared/wholeDates.ts";
import { whatIf } from "./whatIfCalls.ts";
import { whatIfTexts } from "./whatIfTexts.ts";

interface SelectionBarProps {
  requests: readonly TeamRequestAnswer[];
  onDecide: (ids: readonly string[]) => void;
  onDone: (left: readonly string[]) => void;
}

export function SelectionBar({ requests, onDecide, onDone }: SelectionBarProps) {
  const { decide, isDeciding } = useBulkDecide();
  const { amountText } = useLeaveTypes();
  const { leaveYear: thisYear } = useLeaveYear();
  const yearName = useLeaveYearName();
  const [isRejecting, setRejecting] = useState(false);
  const barred = requests.filter(({ approvalRefusal }) => approvalRefusal !== undefined);
  const approvable = requests.filter((request) => !barred.includes(request));
  const previewed = approvable.flatMap(({ id, change, isCredit }) => (change || isCredit ? [] : id));
  const preview = useQuery(whatIf(previewed));
  const problems = preview.data && whatIfTexts(preview.data, { amountText, yearName, thisYear });
  const [one, several] = barred.length === 0 ? ["it", "all of them"] : ["the other one", "the others"];
  const whom = approvable.length === 1 ? one : several;
  const others = approvable.length - previewed.length;
  const unnamed = barred.length - MAX_NAMED;
  const approve = () => {
    onDecide(approvable.map(({ id }) => id));
    void decide(approvable, { status: "approved" }).then((failed) => {
      onDone([...failed, ...barred.map(({ id }) => id)]);
    });
  };
  const reject = (reason: string) => {
    void decide(requests, { status: "rejected", ...(reason && { rejectionReason: reason }) }).then((failed) => {
      onDecide(requests.map(({ id }) => id));
      setRejecting(false);
      onDone(failed);
    });
  };
  return (
    <Paper
      component="section"
      aria-label="Selected requests"
      elevation={6}
      sx={{
        position: "sticky",
        bottom: 16,
        zIndex: "appBar",
        mt: 2,
        p: 2,
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 1.5,
        border: 1,
        borderColor: "primary.main",
        borderRadius: 3,
      }}
    >
      <Box sx={{ flex: "1 1 16rem", minWidth: 0 }}>
        <Typography variant="subtitle2" component="p">
          {requests.length} selected
        </Typography>
        <Typography component="output" variant="body2" sx={{ display: "block", color: "text.secondary" }}>
          {wholeDates(
            [
              ...(previewed.length > 0 ? [outcomeOf(problems, whom, preview.isError)] : []),
              ...(previewed.length > 0 && others > 0 ? [OTHERS] : []),
              ...barred.slice(0, MAX_NAMED).map(stayText),
              ...(unnamed > 0 ? [`You can't approve ${countText(unnamed, "other request")} either.`] : []),
            ].join(" "),
          )}
        </Typography>
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <BusyButton
          variant="contained"
          loading={isDeciding && !isRejecting}
          disabled={approvable.length === 0}
          onClick={approve}
        >
          Approve {approvable.length || requests.length}
        </BusyButton>
        <Button variant="outlined" color="inherit" disabled={isDeciding} onClick={() => setRejecting(true)}>
          Reject {requests.length}
        </Button>
        <Button color="inherit" disabled={isDeciding} onClick={() => onDone([])}>
          Clear
        </Button>
      </Box>
      {isRejecting && (
        <RejectDialog
          requests={requests}
          isPending={isDeciding}
          onReject={reject}
          onClose={() => setRejecting(false)}
        />
      )}
    </Paper>
  );
}

const MAX_NAMED = 3;

const OTHERS = "Changes, cancellations, and extra work aren't part of this preview.";

function stayText({ employee, approvalRefusal }: TeamRequestAnswer): string {
  return `${employee.name}'s request stays pending: ${approvalRefusal}.`;
}

function outcomeOf(problems: readonly string[] | undefined, whom: string, isFailed: boolean): string {
  if (isFailed) return `The effect of approving ${whom} isn't available right now.`;
  if (!problems) return `Checking the effect of approving ${whom}...`;
  if (problems.length === 0)
    return `If you approve ${whom}, every team keeps its minimum and no balance falls below zero.`;
  return `If you approve ${whom}, ${problems.join("; ")}.`;
}
