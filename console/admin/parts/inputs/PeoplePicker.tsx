import { useState } from "react";
import { AutocompleteArrayInput, useGetList } from "react-admin";
import type { PersonAnswer } from "#core/api/UserAnswer.ts";

type Choice = Pick<PersonAnswer, "id" | "name" | "isActive">;

interface PeoplePickerProps {
  source: string;
  label: string;
  known: readonly Choice[];
  hint?: string | undefined;
  disabled?: boolean;
}

export function PeoplePicker({ source, label, known, hint, disabled = false }: PeoplePickerProps) {
  const [q, setQ] = useState("");
  const [seen] = useState(() => new Map<string, Choice>());
  const { data = [], isPending } = useGetList<PersonAnswer>("people", {
    filter: { isActive: true, ...(q !== "" && { q }) },
    pagination: { page: 1, perPage: 50 },
    sort: { field: "name", order: "ASC" },
  });
  for (const person of [...known, ...data]) seen.set(person.id, person);
  return (
    <AutocompleteArrayInput
      source={source}
      label={label}
      choices={[...seen.values()]}
      optionText={({ name, isActive }: Choice) => (isActive ? name : `${name} (inactive)`)}
      disabled={disabled}
      setFilter={setQ}
      isPending={isPending && seen.size === 0}
      {...(hint !== undefined && { helperText: hint })}
    />
  );
}
