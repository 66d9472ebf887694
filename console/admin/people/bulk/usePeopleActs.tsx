import { AutocompleteInput, NumberInput, ReferenceInput, useDataProvider } from "react-admin";
import { z } from "zod";
import { AdjustmentOfInput } from "#core/ledger/inputs/AdjustmentInput.ts";
import { UserPatch } from "#core/people/UserInput.ts";
import { idField, orNone } from "#core/inputs.ts";
import { DEACTIVATION_TEXT, REACTIVATION_TEXT } from "#console/shared/deactivationText.ts";
import { SettlementPreview } from "#console/shared/settlement/SettlementPreview.tsx";
import type { ConsoleData } from "../../api/dataProvider.ts";
import type { BulkAct } from "../../bulk/BulkDialog.tsx";
import type { Item } from "../../bulk/runAll.ts";
import { AdjustInputs } from "./AdjustInputs.tsx";

type PeopleAct = Omit<BulkAct, "submit"> & Partial<Pick<BulkAct, "submit">>;

const BY_NAME = { field: "name", order: "ASC" } as const;
const Office = z.object({ officeId: idField("Unknown office", "Please choose an office") });
const Manager = z.object({ managerId: orNone(idField("Unknown manager")).transform((id) => id ?? null) });
const Override = z.object({ ptoBalanceOverride: UserPatch.shape.ptoBalanceOverride.transform((days) => days ?? null) });

export function usePeopleActs(): PeopleAct[] {
  const data = useDataProvider<ConsoleData>();
  // The type requires `previousData`, but the data provider ignores it.
  const edit = ({ id }: Item, input: object) => data.update("people", { id, data: input, previousData: { id } });
  return [
    {
      title: "Assign an office",
      lead: "They get the office's holidays, policies, and time zone, starting today.",
      schema: Office,
      inputs: (
        <ReferenceInput source="officeId" reference="offices" sort={BY_NAME}>
          <AutocompleteInput label="Office" optionText="name" />
        </ReferenceInput>
      ),
      one: edit,
    },
    {
      title: "Assign a manager",
      lead: "The manager approves or rejects their requests, unless a policy names other approvers. Leave blank for no manager.",
      schema: Manager,
      inputs: (
        <ReferenceInput source="managerId" reference="people" filter={{ isActive: true }} sort={BY_NAME}>
          <AutocompleteInput label="Manager" optionText="name" />
        </ReferenceInput>
      ),
      one: edit,
    },
    {
      title: "Set vacation allowance",
      lead: "These vacation days per year replace the policy's allowance or, if the policy has several grants, the amount of the first one. Leave blank to use the policy.",
      schema: Override,
      inputs: <NumberInput source="ptoBalanceOverride" label="Vacation allowance" min={0} step={0.5} />,
      one: edit,
    },
    {
      title: "Adjust balances",
      lead: "Each person gets the same adjustment.",
      schema: AdjustmentOfInput,
      defaults: { type: "vacation" },
      inputs: <AdjustInputs />,
      one: (item, input, idempotencyKey) => data.act("people", item.id, "adjust", { ...input, idempotencyKey }),
    },
    {
      title: "Deactivate",
      submit: "Deactivate",
      isDestructive: true,
      lead: `${DEACTIVATION_TEXT} You can undo this by reactivating them. ${REACTIVATION_TEXT}`,
      schema: z.object({}),
      preview: (items) => <SettlementPreview userIds={items.map(({ id }) => id)} />,
      one: ({ id }) => data.delete("people", { id }),
    },
  ];
}
