import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { NumberInput, TextArrayInput, useRecordContext } from "react-admin";
import { useFormState } from "react-hook-form";
import { DateInput } from "../../parts/inputs/DateInput.tsx";
import type { PersonAnswer } from "#core/api/UserAnswer.ts";
import { dateOrNull } from "../dateOrNull.ts";
import { MissingFactsNote } from "./MissingFactsNote.tsx";
import { policyFacts } from "./policyFacts.ts";

export function FactInputs({ onGroupsShown }: { onGroupsShown: (groups: readonly string[]) => void }) {
  const person = useRecordContext<PersonAnswer>();
  const isEdited = Boolean(useFormState().dirtyFields["groups"]);
  useEffect(() => {
    if (person && !isEdited) onGroupsShown(person.groups ?? []);
  }, [onGroupsShown, person, isEdited]);
  const { data } = useQuery({ ...policyFacts(person?.id ?? ""), enabled: person !== undefined });
  const hasBirthDate = data?.asksBirthDate === true || Boolean(person?.birthDate);
  return (
    <>
      <Box sx={{ gridColumn: "1 / -1", mt: 1 }}>
        <Typography variant="h3" component="h2">
          Details for leave policies
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          Some policies depend on these details. Leave them blank if yours don&apos;t.
        </Typography>
        <MissingFactsNote missing={data?.missing ?? []} />
      </Box>
      <DateInput
        source="serviceStartDate"
        label="Service start date"
        parse={dateOrNull}
        helperText="Length of service counts from this day instead of the start date"
      />
      <NumberInput
        source="creditedYears"
        label="Credited years"
        min={0}
        max={99}
        step={0.25}
        helperText="Years of service elsewhere that count here"
      />
      {hasBirthDate && (
        <DateInput
          source="birthDate"
          label="Birth date"
          parse={dateOrNull}
          helperText="For leave that depends on age; only Admins, Owners, and the person see it"
        />
      )}
      <TextArrayInput
        source="groups"
        label="Groups"
        parse={separated}
        helperText="Grade, contract, or department, such as “Engineering” or “grade: staff”. Press Enter after each."
      />
    </>
  );
}

function separated(labels: readonly string[]): string[] {
  return labels
    .flatMap((label) => label.split(";"))
    .map((label) => label.trim())
    .filter((label) => label !== "");
}
