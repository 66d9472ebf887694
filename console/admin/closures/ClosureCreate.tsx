import { AutocompleteArrayInput, DateInput, ReferenceArrayInput, TextInput } from "react-admin";
import { CreatePage } from "../parts/CreatePage.tsx";
import { ReachPreview } from "../parts/inputs/ReachPreview.tsx";

export function ClosureCreate() {
  return (
    <CreatePage
      back={{ to: "/closures", label: "Closures" }}
      title="Add closure"
      lead="Each day is a day off for these offices. Future requests that include these days will be recalculated."
      submit="Add closure"
      made="Closure added"
    >
      <TextInput source="name" label="Name" helperText="Shown in the team calendar" />
      <DateInput source="startDate" label="Start date" />
      <DateInput source="endDate" label="End date" />
      <ReferenceArrayInput source="officeIds" reference="offices" sort={{ field: "name", order: "ASC" }}>
        <AutocompleteArrayInput label="Offices" optionText="name" />
      </ReferenceArrayInput>
      <ReachPreview
        resource="closures"
        what="closure"
        scope={SCOPE}
        requestsText={["is recalculated", "are recalculated"]}
      />
    </CreatePage>
  );
}

const SCOPE = ["startDate", "endDate", "officeIds"];
