import { AutocompleteArrayInput, ReferenceArrayInput, TextInput } from "react-admin";
import { DateInput } from "../parts/inputs/DateInput.tsx";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { CreatePage } from "../parts/CreatePage.tsx";
import { PeoplePicker } from "../parts/inputs/PeoplePicker.tsx";
import { ReachPreview } from "../parts/inputs/ReachPreview.tsx";

const SCOPE = ["startDate", "endDate", "officeIds", "teamIds", "types", "exceptUserIds"];
const BY_NAME = { field: "name", order: "ASC" } as const;

export function BlackoutCreate() {
  const { active } = useLeaveTypes();
  return (
    <CreatePage
      back={{ to: "/blackouts", label: "Blackouts" }}
      title="Add blackout"
      lead="New requests for any of these dates, and changes that add any of them, are refused. This includes requests and changes that you make for other people."
      submit="Add blackout"
      made="Blackout added"
    >
      <TextInput source="reason" label="Reason" helperText="Shown to everyone whose request is refused" />
      <DateInput source="startDate" label="Start date" />
      <DateInput source="endDate" label="End date" />
      <ReferenceArrayInput source="officeIds" reference="offices" sort={BY_NAME}>
        <AutocompleteArrayInput label="Offices" optionText="name" helperText="Leave blank for all offices" />
      </ReferenceArrayInput>
      <ReferenceArrayInput source="teamIds" reference="teams" sort={BY_NAME}>
        <AutocompleteArrayInput
          label="Teams"
          optionText="name"
          helperText="Leave blank to include everyone in these offices, or choose teams to include only their members"
        />
      </ReferenceArrayInput>
      <AutocompleteArrayInput
        source="types"
        label="Leave types"
        choices={active.map(({ key, name }) => ({ id: key, name }))}
        helperText="Leave blank for all types, including sick leave"
      />
      <PeoplePicker
        source="exceptUserIds"
        label="Exceptions"
        known={[]}
        hint="These people can request time off anyway"
      />
      <ReachPreview resource="blackouts" what="blackout" scope={SCOPE} requestsText="won't change" />
    </CreatePage>
  );
}
