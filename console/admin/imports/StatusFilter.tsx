import { figure } from "#core/figure.ts";
import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import type { RowStatus } from "#core/imports/RowVerdict.ts";
import { ROW_LOOKS, STATUSES_IN_ORDER } from "./rowStatuses.ts";

interface StatusFilterProps {
  counts: Record<RowStatus, number>;
  shown: RowStatus | undefined;
  onShow: (status: RowStatus | undefined) => void;
}

export function StatusFilter({ counts, shown, onShow }: StatusFilterProps) {
  const all = STATUSES_IN_ORDER.reduce((sum, status) => sum + counts[status], 0);
  return (
    <Box component="section" aria-label="Filter rows by result" sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      <Chip
        label={`All ${figure(all)}`}
        onClick={() => onShow(undefined)}
        variant={shown ? "outlined" : "filled"}
        aria-pressed={!shown}
      />
      {STATUSES_IN_ORDER.map((status) => (
        <Chip
          key={status}
          label={`${ROW_LOOKS[status].label} ${figure(counts[status])}`}
          color={ROW_LOOKS[status].color}
          disabled={counts[status] === 0}
          onClick={() => onShow(shown === status ? undefined : status)}
          variant={shown === status ? "filled" : "outlined"}
          aria-pressed={shown === status}
        />
      ))}
    </Box>
  );
}
