import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { capitalized } from "#core/capitalized.ts";
import type { TeamRequestAnswer } from "#core/api/RequestAnswer.ts";

export function ApprovalSteps({ steps }: { steps: NonNullable<TeamRequestAnswer["approvalSteps"]> }) {
  const open = steps.findIndex(({ approvedByName }) => approvedByName === null);
  return (
    <Box component="ol" aria-label="Approval steps" sx={{ m: 0, pl: 2.5, display: "grid", gap: 0.25 }}>
      {steps.map(({ approvers, approvedByName }, index) => (
        <Typography key={index} component="li" variant="body2" sx={{ fontWeight: index === open ? 550 : undefined }}>
          {approvedByName === null ? capitalized(approvers) : `Approved by ${approvedByName}`}
          {index === open && " (waiting)"}
        </Typography>
      ))}
    </Box>
  );
}
