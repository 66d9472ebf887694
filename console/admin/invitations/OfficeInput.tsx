import type { OfficeAnswer } from "#core/api/OfficeAnswer.ts";
import { useEffect } from "react";
import { AutocompleteInput, ReferenceInput, useGetList } from "react-admin";
import { useFormContext } from "react-hook-form";

const BY_NAME = { field: "name", order: "ASC" } as const;

export function OfficeInput() {
  const { resetField, getFieldState } = useFormContext();
  const { data: offices } = useGetList<OfficeAnswer>("offices", { pagination: { page: 1, perPage: 2 }, sort: BY_NAME });
  const only = offices?.length === 1 ? offices[0]?.id : undefined;
  useEffect(() => {
    if (only !== undefined && !getFieldState("officeId").isDirty) resetField("officeId", { defaultValue: only });
  }, [only, resetField, getFieldState]);
  return (
    <ReferenceInput source="officeId" reference="offices" sort={BY_NAME}>
      <AutocompleteInput label="Office" optionText="name" />
    </ReferenceInput>
  );
}
