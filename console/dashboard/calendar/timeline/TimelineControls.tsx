import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import ChevronLeftRounded from "@mui/icons-material/ChevronLeftRounded";
import ChevronRightRounded from "@mui/icons-material/ChevronRightRounded";
import IconButton from "@mui/material/IconButton";
import { capitalized } from "#core/capitalized.ts";
import { FilterSelect } from "#console/shared/parts/FilterSelect.tsx";
import type { Grouping } from "./timelineRows.ts";
import { type Range, RANGES } from "./timelineSpan.ts";

interface TimelineControlsProps {
  range: Range;
  onRange: (range: string) => void;
  by: Grouping;
  onBy: (by: string) => void;
  /** False if the viewer sees no teams to group by. */
  hasTeams: boolean;
  onToday: () => void;
  onStep: (steps: 1 | -1) => void;
}

/** The range of the timeline, its grouping, and buttons that show other ranges. */
export function TimelineControls({ range, onRange, by, onBy, hasTeams, onToday, onStep }: TimelineControlsProps) {
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
      <Box sx={{ display: "flex", alignItems: "center", ml: "auto" }}>
        <Button size="small" color="inherit" onClick={onToday}>
          Today
        </Button>
        <IconButton size="small" aria-label={`Previous ${range}`} onClick={() => onStep(-1)}>
          <ChevronLeftRounded />
        </IconButton>
        <IconButton size="small" aria-label={`Next ${range}`} onClick={() => onStep(1)}>
          <ChevronRightRounded />
        </IconButton>
      </Box>
    </Box>
  );
}
