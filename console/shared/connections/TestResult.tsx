import CheckCircleOutlined from "@mui/icons-material/CheckCircleOutlined";
import ErrorOutlined from "@mui/icons-material/ErrorOutlined";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { TestOutcome } from "./testSecret.ts";

/** The `output` element exists before the first test, so screen readers announce the outcome. */
export function TestResult({ outcome }: { outcome: TestOutcome | undefined }) {
  const Icon = outcome?.works ? CheckCircleOutlined : ErrorOutlined;
  return (
    <Box component="output" sx={{ flex: "1 1 13.75rem", minWidth: 0 }}>
      {outcome && (
        <Typography
          variant="body2"
          component="span"
          sx={{
            display: "flex",
            gap: 1,
            color: outcome.works ? "success.main" : "error.main",
            overflowWrap: "anywhere",
          }}
        >
          <Icon fontSize="small" aria-hidden />
          {outcome.text}
        </Typography>
      )}
    </Box>
  );
}
