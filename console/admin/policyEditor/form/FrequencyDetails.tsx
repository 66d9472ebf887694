import type { ExactNumber } from "#core/policies/document/exact.ts";
import { DateField } from "../inputs/DateField.tsx";
import { NameField } from "../inputs/NameField.tsx";
import { NumberField, OptionalNumberField } from "../inputs/NumberField.tsx";
import { ChoiceField } from "../inputs/ChoiceField.tsx";
import { changed } from "#core/policies/form/changed.ts";
import type { GrantProps } from "./GrantProps.ts";

const HOURS = { whole: "Count toward the next grant", part: "Earn a proportional amount" } as const;

export function FrequencyDetails({ grant, change, path }: GrantProps) {
  const { frequency, anchor, eventKind } = grant;
  if (frequency === "weekly" || frequency === "biweekly") {
    return (
      <DateField
        label="Period start date"
        value={anchor}
        onChange={(day) => change({ anchor: day })}
        path={`${path}.anchor`}
        hint="Leave blank to use each person's start date"
      />
    );
  }
  if (frequency === "perEvent") {
    return (
      <NameField
        label="Kinds of events"
        value={[eventKind ?? []].flat().join(", ")}
        onChange={(text) => change({ eventKind: kindsOf(text) })}
        path={`${path}.eventKind`}
        hint="Separate kinds with commas"
      />
    );
  }
  if (typeof frequency === "string") return null;
  const at = `${path}.frequency`;
  if ("hoursWorked" in frequency) {
    const set = (fields: Partial<typeof frequency>) => change({ frequency: changed(frequency, fields) });
    return (
      <>
        <NumberField
          label="Hours worked per grant"
          noun="hours"
          value={frequency.hoursWorked}
          onChange={(hoursWorked) => set({ hoursWorked })}
          path={`${at}.hoursWorked`}
        />
        <ChoiceField
          label="Leftover hours"
          value={frequency.perPeriod ? "part" : "whole"}
          choices={HOURS}
          onChange={(kind) => set({ perPeriod: kind === "part" ? true : undefined })}
          path={`${at}.perPeriod`}
        />
        <OptionalNumberField
          label="Maximum hours per entry"
          noun="hours"
          value={frequency.limit}
          onChange={(limit) => set({ limit })}
          path={`${at}.limit`}
          hint="Leave blank to count all hours"
        />
      </>
    );
  }
  const [field, every, noun] =
    "everyYears" in frequency
      ? (["everyYears", frequency.everyYears, "years"] as const)
      : (["everyMonths", frequency.everyMonths, "months"] as const);
  const setEvery = (next: ExactNumber) => change({ frequency: { [field]: next } as unknown as typeof frequency });
  return <NumberField label="Interval" noun={noun} value={every} onChange={setEvery} path={`${at}.${field}`} />;
}

function kindsOf(text: string): string | string[] {
  const kinds = text
    .split(",")
    .map((kind) => kind.trim())
    .filter((kind) => kind !== "");
  return kinds.length === 1 ? (kinds[0] ?? "") : kinds;
}
