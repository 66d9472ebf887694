import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

const columns = (width: string) => `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))`;

/** Two columns on a phone are too narrow for a span of dates. */
const isSpan = (value: ReactNode) => typeof value === "string" && value.includes("\u00A0–");

export function Facts({ facts }: { facts: Record<string, ReactNode> }) {
  return (
    <Card sx={{ p: { xs: 2, md: 2.5 } }}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: "grid",
          columnGap: 3,
          rowGap: 2,
          gridTemplateColumns: { xs: columns("8.5rem"), sm: columns("12.5rem") },
        }}
      >
        {Object.entries(facts).map(([label, value]) =>
          value === undefined ? null : (
            <Box key={label} sx={{ minWidth: 0, ...(isSpan(value) && { gridColumn: { xs: "1 / -1", sm: "auto" } }) }}>
              <Typography component="dt" variant="body2" sx={{ color: "text.secondary" }}>
                {label}
              </Typography>
              <Box component="dd" sx={{ m: 0, overflowWrap: "anywhere", whiteSpace: "pre-line" }}>
                {value === null || value === "" ? "—" : value}
              </Box>
            </Box>
          ),
        )}
      </Box>
    </Card>
  );
}
