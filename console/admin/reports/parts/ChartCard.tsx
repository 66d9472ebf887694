import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { type ReactNode, Suspense } from "react";
import { Section } from "#console/shared/parts/Section.tsx";
import { wholeFacts } from "#console/shared/wholeDates.ts";

interface ChartCardProps {
  title: string;
  summary: string;
  legend?: readonly { label: string; color: string }[];
  height: number;
  children: ReactNode;
}

export function ChartCard({ title, summary, legend = [], height, children }: ChartCardProps) {
  return (
    <Section title={title}>
      <Box component="figure" sx={{ m: 0 }}>
        <Typography component="figcaption" sx={{ color: "text.secondary", mt: -1, mb: 2 }}>
          {wholeFacts(summary)}
        </Typography>
        <Box aria-hidden="true">
          {legend.length > 0 && (
            <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, rowGap: 0.5, mb: 1.5, fontSize: "0.8125rem" }}>
              {legend.map(({ label, color }) => (
                <Box key={label} sx={{ display: "flex", alignItems: "center", gap: 0.75 }}>
                  <Box sx={{ width: 12, height: 12, borderRadius: 0.75, bgcolor: color }} />
                  {label}
                </Box>
              ))}
            </Box>
          )}
          <Box sx={{ height }}>
            <Suspense fallback={<Skeleton aria-busy="true" variant="rounded" height={height} />}>{children}</Suspense>
          </Box>
        </Box>
      </Box>
    </Section>
  );
}
