import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { useEffect, useRef } from "react";
import { BooleanInput } from "react-admin";
import { useFormContext, useWatch } from "react-hook-form";
import { peopleText } from "#core/countText.ts";
import { type ChangedBalance, ImpactTable } from "../policyEditor/saving/ImpactTable.tsx";

interface BelowZeroConfirmationProps {
  below: readonly ChangedBalance[] | null;
  onOutdated: () => void;
}

export function BelowZeroConfirmation({ below, onOutdated }: BelowZeroConfirmationProps) {
  const { setValue } = useFormContext();
  const scope = JSON.stringify(useWatch({ name: ["startDate", "endDate", "officeIds", "charged"] }));
  const listed = useRef(scope);
  useEffect(() => {
    if (listed.current === scope) return;
    listed.current = scope;
    setValue("confirmed", false);
    onOutdated();
  }, [scope, setValue, onOutdated]);
  if (!below) return null;
  return (
    <Box sx={{ display: "grid", gap: 1.5, gridColumn: "1 / -1", gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Alert severity="warning" variant="outlined" icon={false} slotProps={{ root: { role: "status" } }}>
        {`This closure would leave ${peopleText(below.length)} below zero.`}
      </Alert>
      <ImpactTable people={below} label="People who would be below zero" />
      <BooleanInput source="confirmed" label="Add it anyway" helperText={false} />
    </Box>
  );
}
