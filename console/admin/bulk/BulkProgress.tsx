import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { type Progress, recordsOf } from "./runAll.ts";

export function BulkProgress({ progress, isOver }: { progress: Progress; isOver: boolean }) {
  const { total, done, refused } = progress;
  const failed = recordsOf(refused);
  const tried = done + failed;
  const rest = total - tried;
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <LinearProgress
        variant="determinate"
        value={total === 0 ? 100 : (tried / total) * 100}
        aria-label="Progress"
        aria-valuetext={`${tried} of ${total}`}
      />
      <Typography component="output">
        {isOver ? "" : `${tried} of ${total}: `}
        {`${done} done, ${failed} failed`}
        {isOver && rest > 0 ? `, ${rest} unchanged` : ""}
      </Typography>
      {refused.length > 0 && (
        <Alert severity="warning" variant="outlined" sx={{ maxHeight: "40dvh", overflow: "auto" }}>
          <Box component="ul" aria-label="Failed" sx={{ m: 0, pl: 2, overflowWrap: "anywhere" }}>
            {refused.map(({ id, label, why }) => (
              <li key={id}>
                <strong>{label}</strong>: {why}
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  );
}
