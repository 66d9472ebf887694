import CalendarViewMonthOutlined from "@mui/icons-material/CalendarViewMonthOutlined";
import ViewTimelineOutlined from "@mui/icons-material/ViewTimelineOutlined";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";

const VIEWS = [
  { value: "month", label: "Month", Icon: CalendarViewMonthOutlined },
  { value: "timeline", label: "Timeline", Icon: ViewTimelineOutlined },
] as const;

interface ViewChoiceProps {
  view: (typeof VIEWS)[number]["value"];
  onChange: (view: string) => void;
}

export function ViewChoice({ view, onChange }: ViewChoiceProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      aria-label="View"
      value={view}
      onChange={(_, chosen: string | null) => chosen !== null && onChange(chosen)}
      sx={{
        maxWidth: "100%",
        "& .MuiToggleButton-root": {
          px: 1.5,
          flexWrap: "wrap",
          columnGap: 0.75,
          minHeight: { xs: 44, sm: 40 },
          textTransform: "none",
          borderRadius: 2,
          "&:not(.Mui-selected)": { color: "text.secondary" },
        },
      }}
    >
      {VIEWS.map(({ value, label, Icon }) => (
        <ToggleButton key={value} value={value}>
          <Icon fontSize="small" />
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
