import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect, useId, useRef, useState } from "react";
import type { PolicyAnswer } from "#core/api/PolicyAnswer.ts";
import { type ScheduledFields, scheduledTexts } from "#core/policies/changes/scheduledTexts.ts";
import { useLeaveTypes } from "../leaveTypes/leaveTypesContext.ts";
import { useTitleText } from "../parts/titleText.ts";
import { wholeFacts } from "../wholeDates.ts";
import { CancelChangeDialog } from "./CancelChangeDialog.tsx";
import type { CancelWanted } from "./cancelScheduled.ts";

interface ScheduledChangesProps {
  policy: Pick<PolicyAnswer, "id" | "type">;
  scheduled: readonly ScheduledFields[];
  isPending: boolean;
  onCancel: (wanted: CancelWanted) => void;
}

export function ScheduledChanges({ policy, scheduled, isPending, onCancel }: ScheduledChangesProps) {
  const id = useId();
  const titleText = useTitleText();
  const unit = useLeaveTypes().unitOf(policy.type);
  const all = scheduled.flatMap((change) =>
    scheduledTexts(change, unit).map((one) => ({ ...one, effectiveOn: change.effectiveOn })),
  );
  const place = useFocusAfterRemoval(all.length);
  const [asked, setAsked] = useState<(typeof all)[number]>();
  return (
    <Box ref={place} tabIndex={-1} sx={{ outline: "none", "&:empty": { position: "absolute" } }}>
      {all.length > 0 && (
        <Alert severity="info" variant="outlined" icon={false} sx={{ mt: 1, "& .MuiAlert-message": { width: 1 } }}>
          <Typography variant="subtitle2" component="p" id={id}>
            {titleText("Scheduled Changes")}
          </Typography>
          <Box component="ul" aria-labelledby={id} sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 0.5 }}>
            {all.map((change) => (
              <Box
                component="li"
                key={`${change.effectiveOn} ${change.field}`}
                sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1 }}
              >
                <Box component="span" sx={{ flex: "1 1 10rem", minWidth: 0 }}>
                  {wholeFacts(change.text)}
                </Box>
                <Button
                  size="small"
                  // A disabled button would lose the focus.
                  aria-disabled={isPending}
                  aria-label={`${titleText("Cancel Change")}: ${change.text}`}
                  onClick={() => {
                    if (!isPending) setAsked(change);
                  }}
                  sx={{ px: 1, ml: -1 }}
                >
                  {titleText("Cancel Change")}
                </Button>
              </Box>
            ))}
          </Box>
        </Alert>
      )}
      {asked && (
        <CancelChangeDialog
          policy={policy}
          change={asked}
          onCancel={(wanted) => {
            setAsked(undefined);
            onCancel(wanted);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Box>
  );
}

function useFocusAfterRemoval(items: number) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(items);
  useEffect(() => {
    const hasShrunk = items < before.current;
    before.current = items;
    if (!hasShrunk || document.activeElement !== document.body) return;
    (place.current?.querySelector("button") ?? place.current)?.focus();
  }, [items]);
  return place;
}
