import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { DottedText } from "#console/shared/parts/DottedText.tsx";

interface HeadlineProps {
  figure: string;
  tone?: string | undefined;
  children: ReactNode;
}

export function Headline({ figure, tone, children }: HeadlineProps) {
  return (
    <Box>
      <Typography
        component="p"
        sx={{ fontSize: "1.75rem", fontWeight: 680, lineHeight: 1.2, letterSpacing: "-0.02em", color: tone }}
      >
        <DottedText>{figure}</DottedText>
      </Typography>
      <Typography sx={{ color: "text.secondary" }}>{children}</Typography>
    </Box>
  );
}

export function SumRows({ children }: { children: ReactNode }) {
  return (
    <Box component="dl" sx={{ m: 0, px: 2, py: 1, borderRadius: 2.5, bgcolor: "quiet.main" }}>
      {children}
    </Box>
  );
}

interface SumRowProps {
  term: ReactNode;
  fact: string;
  isTotal?: boolean;
  tone?: string;
}

export function SumRow({ term, fact, isTotal = false, tone = "inherit" }: SumRowProps) {
  return (
    <Box
      sx={{
        display: "flex",
        justifyContent: "space-between",
        gap: 2,
        py: 0.75,
        color: tone,
        ...(isTotal && { borderTop: 1, borderColor: "divider", fontWeight: 650 }),
      }}
    >
      <Box component="dt">{term}</Box>
      <Box component="dd" sx={{ m: 0, whiteSpace: "nowrap" }}>
        {fact}
      </Box>
    </Box>
  );
}
