import Box from "@mui/material/Box";
import { useState } from "react";
import { AutocompleteArrayInput, useGetList } from "react-admin";
import type { PersonAnswer } from "#core/api/UserAnswer.ts";
import { asApiError } from "../../api/asApiError.ts";
import { Loaded } from "#console/shared/states/Loaded.tsx";

type Choice = Pick<PersonAnswer, "id" | "name" | "isActive">;

interface PeoplePickerProps {
  source: string;
  label: string;
  /** The people already chosen, who may be deactivated. */
  known: readonly Choice[];
  hint?: string;
}

/**
 * Chooses several people. Searches on the server, and keeps the people found so far, so that chosen people stay visible
 * when the search changes.
 */
export function PeoplePicker({ source, label, known, hint }: PeoplePickerProps) {
  const [q, setQ] = useState("");
  const [found, setFound] = useState<ReadonlyMap<string, Choice>>(new Map());
  const query = useGetList<PersonAnswer>("people", {
    filter: { isActive: true, ...(q !== "" && { q }) },
    pagination: { page: 1, perPage: 50 },
    sort: { field: "name", order: "ASC" },
  });
  const { data, isPending, isError } = query;
  const [last, setLast] = useState<readonly Choice[]>();
  if (data && data !== last) {
    setLast(data);
    setFound(new Map([...found, ...byId(data)]));
  }
  const choices = new Map([...byId(known), ...found]);
  return (
    <>
      <AutocompleteArrayInput
        source={source}
        label={label}
        choices={[...choices.values()]}
        optionText={({ name, isActive }: Choice) => (isActive ? name : `${name} (inactive)`)}
        setFilter={setQ}
        isPending={isPending && choices.size === 0}
        {...(hint !== undefined && { helperText: hint })}
      />
      {isError && (
        <Box sx={{ mb: 2 }}>
          <Loaded query={{ ...query, error: asApiError(query.error) }} failed="Failed to search people" skeleton={null}>
            {() => null}
          </Loaded>
        </Box>
      )}
    </>
  );
}

function byId(people: readonly Choice[]): [string, Choice][] {
  return people.map((person) => [person.id, person]);
}
