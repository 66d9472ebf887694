import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormGroup from "@mui/material/FormGroup";
import { useId, useState } from "react";
import { useGetList } from "react-admin";
import type { OfficePolicyAnswer } from "#core/api/PolicyAnswer.ts";
import { countText } from "#console/shared/formats.ts";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { asApiError } from "../../api/asApiError.ts";
import { DateField } from "../inputs/DateField.tsx";
import { CopyOutcome } from "./CopyOutcome.tsx";
import { useCopies } from "./useCopies.ts";

interface CopyDialogProps {
  policy: OfficePolicyAnswer;
  /** The saved document. */
  document: PolicyDocument;
  onClose: () => void;
}

/** Copies a policy to the same leave type of other offices. */
export function CopyDialog({ policy, document, onClose }: CopyDialogProps) {
  const id = useId();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [effectiveOn, setEffectiveOn] = useState<string | undefined>();
  const { outcomes, isPending, copyTo, confirm } = useCopies({ document, ...(effectiveOn && { effectiveOn }) });
  const { data, error, isFetching, refetch } = useGetList<OfficePolicyAnswer>("policies", {
    filter: { type: policy.type },
    pagination: { page: 1, perPage: 1000 },
    sort: { field: "officeName", order: "ASC" },
  });
  const others = data?.filter((other) => other.id !== policy.id);
  const toggle = (other: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, other] : chosen.filter((one) => one !== other));
  const open = chosen.filter((one) => outcomes[one]?.state !== "copied");
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>Copy to other offices</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        <DialogContentText>The saved policy replaces the one of each office that you choose.</DialogContentText>
        <DateField
          label="Effective date"
          value={effectiveOn}
          onChange={setEffectiveOn}
          path=""
          hint="Leave blank for the first day of this leave year."
        />
        <Loaded
          query={{ data: others, error: asApiError(error), isFetching, refetch }}
          failed="Failed to load offices"
          skeleton={<ListSkeleton rows={3} height={40} />}
          empty={<Nothing>No other office has this leave type</Nothing>}
        >
          {(offices) => (
            <FormGroup>
              {offices.map((other) => (
                <div key={other.id}>
                  <FormControlLabel
                    label={other.officeName}
                    control={
                      <Checkbox
                        checked={chosen.includes(other.id)}
                        disabled={isPending}
                        onChange={(_, isChosen) => toggle(other.id, isChosen)}
                      />
                    }
                  />
                  <CopyOutcome outcome={outcomes[other.id]} onConfirm={() => confirm(other.id)} />
                </div>
              ))}
            </FormGroup>
          )}
        </Loaded>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Close
        </Button>
        <Button variant="contained" disabled={open.length === 0} loading={isPending} onClick={() => copyTo(open)}>
          {open.length === 0 ? "Copy" : `Copy to ${countText(open.length, "office")}`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
