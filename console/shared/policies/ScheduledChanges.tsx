import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import type { PolicyField } from "#core/policies/policyFields.ts";
import { type ScheduledFields, scheduledTexts } from "#core/policies/changes/scheduledText.ts";

interface ScheduledChangesProps {
  scheduled: readonly ScheduledFields[];
  isPending: boolean;
  onCancel: (effectiveOn: string, field: PolicyField) => void;
}

/** Lists the scheduled changes of a policy, each with a button that cancels it. */
export function ScheduledChanges({ scheduled, isPending, onCancel }: ScheduledChangesProps) {
  const id = useId();
  const all = scheduled.flatMap((change) =>
    scheduledTexts(change).map((one) => ({ ...one, effectiveOn: change.effectiveOn })),
  );
  if (all.length === 0) return null;
  return (
    <Alert severity="info" variant="outlined" icon={false} sx={{ mt: 1, "& .MuiAlert-message": { width: 1 } }}>
      <Typography variant="subtitle2" component="p" id={id}>
        Scheduled changes
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 0.5 }}>
        {all.map(({ effectiveOn, field, text }) => (
          <Box
            component="li"
            key={`${effectiveOn} ${field}`}
            sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1 }}
          >
            <Box component="span" sx={{ flex: "1 1 10rem", minWidth: 0 }}>
              {text}
            </Box>
            <Button
              size="small"
              disabled={isPending}
              aria-label={`Cancel: ${text}`}
              onClick={() => onCancel(effectiveOn, field)}
            >
              Cancel change
            </Button>
          </Box>
        ))}
      </Box>
    </Alert>
  );
}
