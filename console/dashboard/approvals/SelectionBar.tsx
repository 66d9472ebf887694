import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { TeamRequestAnswer } from "#core/api/RequestAnswer.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { RejectDialog } from "./RejectDialog.tsx";
import { useBulkDecide } from "./useBulkDecide.ts";
import { whatIf } from "./whatIfCalls.ts";
import { whatIfTexts } from "./whatIfTexts.ts";

interface SelectionBarProps {
  requests: readonly TeamRequestAnswer[];
  /** Called before the decisions are sent. */
  onDecide: () => void;
  /** Called with the ids of the requests that weren't decided. */
  onDone: (failed: readonly string[]) => void;
}

/** Decides the selected requests together, and shows what approving all of them would leave. */
export function SelectionBar({ requests, onDecide, onDone }: SelectionBarProps) {
  const { decide, isDeciding } = useBulkDecide();
  const { amountText } = useLeaveTypes();
  const [isRejecting, setRejecting] = useState(false);
  // A change replaces leave that counts already, and a credit takes none, so they aren't part of the preview.
  const previewed = requests.flatMap(({ id, change, isCredit }) => (change || isCredit ? [] : id));
  const preview = useQuery(whatIf(previewed));
  const problems = preview.data && previewed.length > 0 ? whatIfTexts(preview.data, amountText) : undefined;
  const barred = requests.find(({ approvalRefusal }) => approvalRefusal !== undefined);
  const approve = () => {
    onDecide();
    void decide(requests, { status: "approved" }).then(onDone);
  };
  const reject = (reason: string) => {
    void decide(requests, { status: "rejected", ...(reason && { rejectionReason: reason }) }).then((failed) => {
      onDecide();
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
          {barred ? `${barred.employee.name}: ${barred.approvalRefusal}.` : outcomeOf(problems, preview.isError)}
        </Typography>
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Button
          variant="contained"
          loading={isDeciding && !isRejecting}
          disabled={barred !== undefined}
          onClick={approve}
        >
          Approve {requests.length}
        </Button>
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

function outcomeOf(problems: readonly string[] | undefined, isFailed: boolean): string {
  if (isFailed) return "The effect of approving all of them isn't available right now.";
  if (!problems) return "Checking the effect of approving all of them...";
  if (problems.length === 0)
    return "If you approve all of them, every team stays within its limit and no balance falls below zero.";
  return `If you approve all of them: ${problems.join("; ")}.`;
}
