import type { RequestAnswer } from "#core/api/RequestAnswer.ts";
import Typography from "@mui/material/Typography";

export function StatusCounts({ requests }: { requests: RequestAnswer[] }) {
  const counted = (["pending", "approved", "rejected"] as const).map(
    (status) => `${requests.filter((request) => request.status === status).length} ${status}`,
  );
  return (
    <Typography
      variant="body2"
      component="footer"
      sx={{ color: "text.secondary", borderTop: 1, borderColor: "divider", pt: 1.5, mt: "-1px" }}
    >
      {counted.join(" · ")}
    </Typography>
  );
}
