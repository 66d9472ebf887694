import { useCallback, useState } from "react";
import { AutocompleteArrayInput, ReferenceArrayInput, SelectInput, TextInput } from "react-admin";
import { DateInput } from "../parts/inputs/DateInput.tsx";
import type { ChangedDays } from "#core/refusal.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { impactOf } from "../api/httpClient.ts";
import { CreatePage } from "../parts/CreatePage.tsx";
import { ReachPreview } from "../parts/inputs/ReachPreview.tsx";
import { BelowZeroConfirmation } from "./BelowZeroConfirmation.tsx";

export function ClosureCreate() {
  const { active } = useLeaveTypes();
  const [below, setBelow] = useState<readonly ChangedDays[] | null>(null);
  const forget = useCallback(() => setBelow(null), []);
  return (
    <CreatePage
      back={{ to: "/closures", label: "Closures" }}
      title="Add closure"
      lead="Each day is a day off for the offices you choose. Requests that include these days will be recalculated."
      submit="Add closure"
      made="Closure added"
      valuesOf={chosenValues}
      onRefused={(error) => setBelow(impactOf(error))}
    >
      <TextInput source="name" label="Name" helperText="Shown in the team calendar" />
      <DateInput source="startDate" label="Start date" />
      <DateInput source="endDate" label="End date" />
      <ReferenceArrayInput source="officeIds" reference="offices" sort={{ field: "name", order: "ASC" }}>
        <AutocompleteArrayInput label="Offices" optionText="name" />
      </ReferenceArrayInput>
      <SelectInput
        source="charged"
        label="Charged to"
        choices={active.map(({ key, name }) => ({ id: key, name }))}
        emptyText="No leave type"
        helperText="Books each person's workdays as time off of this type, even if their balance is too low. If the closure ends after a person's next leave year, it is booked for them later."
      />
      <ReachPreview resource="closures" what="closure" scope={SCOPE} requestsText="will be recalculated" />
      <BelowZeroConfirmation below={below} onOutdated={forget} />
    </CreatePage>
  );
}

function chosenValues({ charged, confirmed, ...values }: { charged?: string | null; confirmed?: boolean }): object {
  return { ...values, ...(charged && { charged }), ...(confirmed && { confirmed }) };
}

const SCOPE = ["startDate", "endDate", "officeIds"];
