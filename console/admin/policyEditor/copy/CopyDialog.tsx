import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useId, useState } from "react";
import { useGetList } from "react-admin";
import type { OfficePolicyAnswer } from "#core/api/PolicyAnswer.ts";
import { wordsOf } from "#console/shared/api/ApiError.ts";
import { countText } from "#console/shared/formats.ts";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { asApiError } from "../../api/asApiError.ts";
import { DateField } from "../inputs/DateField.tsx";
import { fallText, ImpactTable } from "../saving/ImpactTable.tsx";
import { OfficeChoice } from "./OfficeChoice.tsx";
import { useCopy } from "./useCopy.ts";

interface CopyDialogProps {
  policy: OfficePolicyAnswer;
  onClose: () => void;
}

/** Copies a saved policy to the same leave type of other offices. */
export function CopyDialog({ policy, onClose }: CopyDialogProps) {
  const id = useId();
  const [officeIds, setOfficeIds] = useState<readonly string[]>([]);
  const [effectiveOn, setEffectiveOn] = useState<string | undefined>();
  const { isPending, error, below, copy, reset } = useCopy(policy.id, onClose);
  const { data, ...query } = useGetList<OfficePolicyAnswer>("policies", {
    filter: { type: policy.type },
    pagination: { page: 1, perPage: 1000 },
    sort: { field: "officeName", order: "ASC" },
  });
  const others = data?.flatMap(({ id: other, officeId, officeName }) =>
    other === policy.id || officeId === null ? [] : { officeId, officeName },
  );
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      reset();
    };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>Copy to other offices</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        <DialogContentText>
          The saved policy replaces this leave type's policy in each office you choose.
        </DialogContentText>
        <DateField
          label="Effective date"
          value={effectiveOn}
          onChange={change(setEffectiveOn)}
          path=""
          hint="Leave blank for the first day of this leave year."
        />
        <Loaded
          query={{ ...query, data: others, error: asApiError(query.error) }}
          failed="Failed to load offices"
          skeleton={<ListSkeleton rows={3} height={40} />}
          empty={<Nothing>No other office has this leave type</Nothing>}
        >
          {(offices) => <OfficeChoice offices={offices} chosen={officeIds} onChange={change(setOfficeIds)} />}
        </Loaded>
        {error && <Alert severity="error">{wordsOf(error, "Failed to copy the policy.")}</Alert>}
        {below && (
          <Alert severity="warning" icon={false}>
            {`${fallText(below)} below zero.`}
            <ImpactTable people={below} label="People who would fall below zero" />
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="contained"
          color={below ? "error" : "primary"}
          disabled={officeIds.length === 0}
          loading={isPending}
          onClick={() => copy({ officeIds, ...(effectiveOn && { effectiveOn }), ...(below && { confirmed: true }) })}
        >
          {below ? "Copy anyway" : officeIds.length === 0 ? "Copy" : `Copy to ${countText(officeIds.length, "office")}`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
