import { useState } from "react";
import { AutocompleteInput, BooleanInput, ReferenceInput, SelectInput, TextInput } from "react-admin";
import { DateInput } from "../parts/inputs/DateInput.tsx";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { PartInputs } from "./PartInputs.tsx";
import { CreatePage } from "../parts/CreatePage.tsx";
import { KeyedCreation } from "./KeyedCreation.tsx";
import { RequestPreview } from "./RequestPreview.tsx";

export function RequestCreate() {
  const { active } = useLeaveTypes();
  const [isRefused, setIsRefused] = useState(false);
  return (
    <KeyedCreation>
      <CreatePage
        back={{ to: "/requests", label: "Requests" }}
        title="Request time off for another person"
        lead="The usual rules apply. The person and anyone who must approve the request will be notified."
        submit="Submit request"
        isRefused={isRefused}
        made="Request submitted"
        defaults={{ type: active[0]?.key, isHalfDay: false }}
      >
        <ReferenceInput
          source="userId"
          reference="people"
          filter={{ isActive: true }}
          sort={{ field: "name", order: "ASC" }}
        >
          <AutocompleteInput label="Person" optionText="name" />
        </ReferenceInput>
        <SelectInput source="type" label="Leave type" choices={active.map(({ key, name }) => ({ id: key, name }))} />
        <DateInput source="startDate" label="Start date" />
        <DateInput source="endDate" label="End date" />
        <BooleanInput source="isHalfDay" label="Half day" />
        <PartInputs />
        <TextInput source="notes" label="Notes" multiline minRows={2} />
        <RequestPreview onVerdict={setIsRefused} />
      </CreatePage>
    </KeyedCreation>
  );
}
