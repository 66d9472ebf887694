import type { RequestAnswer } from "#core/api/RequestAnswer.ts";
import { dotted } from "#console/shared/dotted.ts";
import { DottedText } from "#console/shared/parts/DottedText.tsx";
import Typography from "@mui/material/Typography";

interface StatusCountsProps {
  requests: RequestAnswer[];
  isFiltered: boolean;
}

export function StatusCounts({ requests, isFiltered }: StatusCountsProps) {
  const counted = (["pending", "approved", "rejected"] as const).map(
    (status) => `${requests.filter((request) => request.status === status).length} ${status}`,
  );
  return (
    <Typography
      variant="body2"
      component="footer"
      sx={{ color: "text.secondary", borderTop: 1, borderColor: "divider", pt: 1.5, mt: "-1px" }}
    >
      {isFiltered && "All requests: "}
      <DottedText>{dotted(...counted)}</DottedText>
    </Typography>
  );
}
