import { useState } from "react";
import { useGetList } from "react-admin";
import type { OfficePolicyAnswer } from "#core/api/PolicyAnswer.ts";
import { countText } from "#console/shared/formats.ts";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { asApiError } from "../../api/asApiError.ts";
import { DateField } from "../inputs/DateField.tsx";
import { PolicyChangeDialog } from "../saving/PolicyChangeDialog.tsx";
import { OfficeChoice } from "./OfficeChoice.tsx";
import { useCopy } from "./useCopy.ts";
import { EFFECTIVE_DAY_HINT } from "../saving/effectiveDayHint.ts";

interface CopyDialogProps {
  policy: OfficePolicyAnswer;
  onClose: () => void;
}

/** Copies a saved policy to the same leave type of other offices. */
export function CopyDialog({ policy, onClose }: CopyDialogProps) {
  const [officeIds, setOfficeIds] = useState<readonly string[]>([]);
  const [effectiveOn, setEffectiveOn] = useState<string | undefined>();
  const { isPending, error, copy, reset } = useCopy(policy.id, onClose);
  const { data, ...query } = useGetList<OfficePolicyAnswer>("policies", {
    filter: { type: policy.type },
    pagination: { page: 1, perPage: 1000 },
    sort: { field: "officeName", order: "ASC" },
  });
  const others = data?.flatMap(({ id, officeId, officeName }) =>
    id === policy.id || officeId === null ? [] : { officeId, officeName },
  );
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      reset();
    };
  return (
    <PolicyChangeDialog
      title="Copy to other offices"
      text="The saved policy replaces this leave type's policy in each office you choose."
      labels={{
        submit: officeIds.length === 0 ? "Copy" : `Copy to ${countText(officeIds.length, "office")}`,
        confirm: "Copy anyway",
      }}
      error={error}
      failed="Failed to copy the policy."
      isPending={isPending}
      isIncomplete={officeIds.length === 0}
      onSubmit={(confirmed) => copy({ officeIds, ...(effectiveOn && { effectiveOn }), ...confirmed })}
      onClose={onClose}
    >
      <DateField
        label="Effective date"
        value={effectiveOn}
        onChange={change(setEffectiveOn)}
        path=""
        hint={EFFECTIVE_DAY_HINT}
      />
      <Loaded
        query={{ ...query, data: others, error: asApiError(query.error) }}
        failed="Failed to load offices"
        skeleton={<ListSkeleton rows={3} height={40} />}
        empty={<Nothing>No other office has this leave type</Nothing>}
      >
        {(offices) => <OfficeChoice offices={offices} chosen={officeIds} onChange={change(setOfficeIds)} />}
      </Loaded>
    </PolicyChangeDialog>
  );
}
