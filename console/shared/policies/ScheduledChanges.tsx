import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect, useId, useRef, useState } from "react";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { PolicyField } from "#core/policies/policyFields.ts";
import { type ScheduledFields, scheduledTexts } from "#core/policies/changes/scheduledTexts.ts";
import { ConfirmDialog } from "../dialogs/ConfirmDialog.tsx";
import { useLeaveTypes } from "../leaveTypes/leaveTypesContext.ts";
import { useTitleText } from "../parts/titleText.ts";
import { wholeAmounts, wholeDates } from "../wholeDates.ts";

interface ScheduledChangesProps {
  type: LeaveType;
  scheduled: readonly ScheduledFields[];
  isPending: boolean;
  /** Without a field, cancels the whole change. */
  onCancel: (effectiveOn: string, field: PolicyField | undefined) => void;
}

export function ScheduledChanges({ type, scheduled, isPending, onCancel }: ScheduledChangesProps) {
  const id = useId();
  const titleText = useTitleText();
  const unit = useLeaveTypes().unitOf(type);
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
                  {wholeAmounts(wholeDates(change.text))}
                </Box>
                <Button
                  size="small"
                  // A disabled button would lose the focus.
                  aria-disabled={isPending}
                  aria-label={`${titleText("Cancel Change")}: ${change.text}`}
                  onClick={() => {
                    if (!isPending) setAsked(change);
                  }}
                  // If the button wraps below the text, its label lines up with the text.
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
        <ConfirmDialog
          open
          title="Cancel this change?"
          confirm={titleText("Cancel Change")}
          dismiss={titleText("Keep Change")}
          isPending={false}
          onConfirm={() => {
            setAsked(undefined);
            onCancel(asked.effectiveOn, asked.field);
          }}
          onClose={() => setAsked(undefined)}
        >
          {wholeAmounts(wholeDates(withoutPeriod(asked.text)))}. You can schedule it again.
        </ConfirmDialog>
      )}
    </Box>
  );
}

/** A summary of a whole policy ends with a period; other texts don't. */
function withoutPeriod(text: string): string {
  return text.replace(/\.$/, "");
}

/** A removed button would otherwise lose the focus to the page. */
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
