import Box from "@mui/material/Box";
import { capitalized } from "#core/capitalized.ts";
import { FilterSelect } from "#console/shared/parts/FilterSelect.tsx";
import type { Grouping } from "./timelineRows.ts";
import { type Range, RANGES } from "./timelineSpan.ts";

interface TimelineControlsProps {
  range: Range;
  onRange: (range: string) => void;
  by: Grouping;
  onBy: (by: string) => void;
  hasTeams: boolean;
}

export function TimelineControls({ range, onRange, by, onBy, hasTeams }: TimelineControlsProps) {
  return (
    <Box sx={{ display: "flex", displayPrint: "none", flexWrap: "wrap", alignItems: "center", gap: 1.5, mb: 1.5 }}>
      <FilterSelect
        label="Show"
        value={range}
        options={RANGES.map((value) => ({ value, label: capitalized(value) }))}
        onChange={onRange}
      />
      {hasTeams && (
        <FilterSelect
          label="Group By"
          value={by}
          options={[
            { value: "office", label: "Office" },
            { value: "team", label: "Team" },
          ]}
          onChange={onBy}
        />
      )}
    </Box>
  );
}
