import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { TeamRequestAnswer } from "#core/api/RequestAnswer.ts";
import { formatDay } from "#core/calendar/dateTexts.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { SNOOZE_CHOICES, type SnoozeChoice } from "#core/requests/snoozing/snoozeDay.ts";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { useMe } from "../session/meContext.ts";
import { useSnooze, useUnsnooze } from "./approvalCalls.ts";

const LABELS = { tomorrow: "Until Tomorrow", monday: "Until Monday" } as const;

export function SnoozeButton({ request, onMoved }: { request: TeamRequestAnswer; onMoved: () => void }) {
  const { id, employee, snoozedUntil } = request;
  const { timezone } = useMe();
  const snooze = useSnooze(onMoved);
  const unsnooze = useUnsnooze(onMoved);
  const show = useOutcome();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const dayOf = (instant: string) => formatDay(todayIn(timezone, Date.parse(instant)));
  const choose = (until: SnoozeChoice) => {
    setAnchor(null);
    void show(snooze.mutateAsync({ id, until }), {
      done: (answer) => ({
        title: "Request Snoozed",
        description: `${employee.name}'s request returns on ${dayOf(answer.snoozedUntil)} at 9:00\u00A0AM.`,
      }),
      failed: "Failed to snooze the request.",
    });
  };
  const endSnooze = () =>
    void show(unsnooze.mutateAsync(id), {
      done: { title: "Snooze Ended", description: `${employee.name}'s request is waiting for your decision again.` },
      failed: "Failed to end the snooze.",
    });
  if (snoozedUntil !== undefined) {
    return (
      <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 1 }}>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          Snoozed until {dayOf(snoozedUntil)}
        </Typography>
        <Button
          size="small"
          color="inherit"
          onClick={endSnooze}
          aria-label={`End the snooze of ${employee.name}'s request`}
        >
          End Snooze
        </Button>
      </Box>
    );
  }
  return (
    <Box sx={{ display: "flex", justifyContent: "flex-end" }}>
      <Button
        size="small"
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`Snooze ${employee.name}'s request`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Snooze
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {SNOOZE_CHOICES.map((choice) => (
          <MenuItem key={choice} onClick={() => choose(choice)}>
            {LABELS[choice]}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}
