import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { BusyButton } from "#console/shared/form/BusyButton.tsx";
import { ConfirmDialog } from "#console/shared/dialogs/ConfirmDialog.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import type { OfficePolicyAnswer } from "#core/api/PolicyAnswer.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { belowZeroText } from "#core/policies/changes/PolicyImpact.ts";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { EVER } from "#core/policies/termsTimeline.ts";
import type { Problems } from "../draft/Draft.ts";
import { type DocumentEdit, documentImpact, type SavedDocument } from "../documentCalls.ts";
import { DateField } from "../inputs/DateField.tsx";
import { Impact } from "./Impact.tsx";
import { ImpactTable } from "./ImpactTable.tsx";
import { ProblemList } from "./ProblemList.tsx";
import { useSaveDocument } from "./useSaveDocument.ts";
import { EFFECTIVE_DAY_HINT } from "./effectiveDayHint.ts";

interface SaveSectionProps {
  policy: Pick<OfficePolicyAnswer, "id" | "type">;
  document: PolicyDocument;
  problems: Problems | null;
  starting: SavedDocument;
  /** The day of the scheduled version that is edited. */
  scheduledOn: IsoDate | null;
  effectiveOn: IsoDate | undefined;
  onEffectiveOn: (effectiveOn: IsoDate | undefined) => void;
  isChanged: boolean;
  onSaved: (saved: SavedDocument, sent: PolicyDocument) => void;
}

export function SaveSection({
  policy,
  document,
  problems,
  starting,
  scheduledOn,
  effectiveOn,
  onEffectiveOn,
  isChanged,
  onSaved,
}: SaveSectionProps) {
  const saving = useSaveDocument(policy.id, onSaved);
  const isOfScheduled = scheduledOn !== null && effectiveOn !== undefined && effectiveOn >= scheduledOn;
  const basis = basisOf(isOfScheduled ? { ...starting, effectiveOn: scheduledOn } : starting);
  const edit: DocumentEdit | null =
    isChanged && !problems ? { document, ...basis, ...(effectiveOn !== undefined && { effectiveOn }) } : null;
  return (
    <Section title="Review and save">
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <DateField
          label="Effective date"
          value={effectiveOn}
          onChange={onEffectiveOn}
          path=""
          hint={EFFECTIVE_DAY_HINT}
        />
        {problems ? (
          <ProblemList problems={problems} />
        ) : (
          <Impact
            type={policy.type}
            edit={edit}
            impactOf={(asked) => documentImpact(policy.id, asked)}
            hint="Change the policy to see whose balances are affected."
          />
        )}
        <BusyButton
          variant="contained"
          isIdle={edit === null}
          loading={saving.isPending}
          onClick={() => edit && saving.save(edit)}
        >
          Save policy
        </BusyButton>
      </Box>
      <ConfirmDialog
        open={saving.below !== null}
        title={belowZeroText(saving.below ?? [])}
        confirm="Save anyway"
        isPending={saving.isPending}
        onConfirm={saving.confirm}
        onClose={saving.dismiss}
      >
        <Typography sx={{ mb: 1.5 }}>Time off that is already approved stays approved.</Typography>
        <ImpactTable people={saving.below ?? []} label="People who would be below zero" />
      </ConfirmDialog>
    </Section>
  );
}

function basisOf({ version, effectiveOn }: SavedDocument): Pick<DocumentEdit, "version" | "basedOn"> {
  return { version, basedOn: effectiveOn < EVER ? EVER : effectiveOn };
}
