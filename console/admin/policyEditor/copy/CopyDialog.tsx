import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useGetList, useNotify } from "react-admin";
import type { OfficePolicyAnswer } from "#core/api/PolicyAnswer.ts";
import { countText } from "#core/countText.ts";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { asApiError } from "../../api/asApiError.ts";
import { copyDocument, copyImpact, versionsQuery } from "../documentCalls.ts";
import { DateField } from "../inputs/DateField.tsx";
import { PolicyChangeDialog } from "../saving/PolicyChangeDialog.tsx";
import { copiedVersionText } from "./copiedVersionText.ts";
import { OfficeChoice } from "./OfficeChoice.tsx";
import { EFFECTIVE_DAY_HINT } from "../saving/effectiveDayHint.ts";

interface CopyDialogProps {
  policy: OfficePolicyAnswer;
  onClose: () => void;
}

export function CopyDialog({ policy, onClose }: CopyDialogProps) {
  const [officeIds, setOfficeIds] = useState<readonly string[]>([]);
  const [effectiveOn, setEffectiveOn] = useState<string | undefined>();
  const versions = useQuery(versionsQuery(policy.id));
  const client = useQueryClient();
  const notify = useNotify();
  const { data, ...query } = useGetList<OfficePolicyAnswer>("policies", {
    filter: { type: policy.type },
    pagination: { page: 1, perPage: 1000 },
    sort: { field: "officeName", order: "ASC" },
  });
  const others = data?.flatMap(({ id, officeId, officeName }) =>
    id === policy.id || officeId === null ? [] : { officeId, officeName },
  );
  return (
    <PolicyChangeDialog
      title="Copy to other offices"
      text="The saved version that applies on the effective date replaces this leave type's policy in each office you choose."
      labels={{
        submit: officeIds.length === 0 ? "Copy" : `Copy to ${countText(officeIds.length, "office")}`,
        confirm: "Copy anyway",
      }}
      edit={officeIds.length === 0 ? null : { officeIds, ...(effectiveOn && { effectiveOn }) }}
      save={(wanted) => copyDocument(policy.id, wanted)}
      onSaved={(copies) => {
        const changed = copies.filter(({ isChanged }) => isChanged).length;
        const unchanged =
          copies.length === 1 ? "This office already has this policy" : "These offices already have this policy";
        notify(changed === 0 ? unchanged : `Copied to ${countText(changed, "office")}`);
        onClose();
        void client.invalidateQueries();
      }}
      failed="Failed to copy the policy."
      impact={{
        type: policy.type,
        impactOf: (wanted) => copyImpact(policy.id, wanted),
        hint: "Choose an office to see whose balances are affected.",
        unchanged: "The chosen offices already have this policy.",
        note: (shown) => copiedVersionText(versions.data, shown.effectiveOn),
      }}
      onClose={onClose}
    >
      <DateField
        label="Effective date"
        value={effectiveOn}
        onChange={setEffectiveOn}
        path=""
        hint={EFFECTIVE_DAY_HINT}
      />
      <Loaded
        query={{ ...query, data: others, error: asApiError(query.error) }}
        failed="Failed to load offices"
        skeleton={<ListSkeleton rows={3} height={40} />}
        empty={<Nothing>There are no other offices</Nothing>}
      >
        {(offices) => <OfficeChoice offices={offices} chosen={officeIds} onChange={setOfficeIds} />}
      </Loaded>
    </PolicyChangeDialog>
  );
}
