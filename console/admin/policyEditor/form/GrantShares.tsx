import type { Share } from "#core/policies/document/grantRule.ts";
import { frequencyKind, hasTiming } from "#core/policies/form/frequencyForm.ts";
import { fullTimeChoice } from "#core/policies/form/grantChoices.ts";
import { ChoiceField } from "../inputs/ChoiceField.tsx";
import { FieldGrid } from "../inputs/FieldGrid.tsx";
import { FieldGroup } from "../inputs/FieldGroup.tsx";
import { NumberField } from "../inputs/NumberField.tsx";
import { RoundingField } from "../inputs/RoundingField.tsx";
import type { GrantProps } from "./GrantProps.ts";
import { DEFAULT, PART_TIME, PERIOD_SHARES, YEAR_SHARES } from "./labels.ts";

export function GrantShares({ grant, change, path }: GrantProps) {
  const { fullTime } = grant;
  return (
    <FieldGroup title="New hires, departures, and part-time employees">
      <FieldGrid>
        <ShareFields grant={grant} change={change} path={path} />
        <ChoiceField
          label="Part-time employees"
          value={fullTimeChoice.kindOf(fullTime)}
          choices={PART_TIME}
          onChange={(kind) => change({ fullTime: fullTimeChoice.choose(fullTime, kind) })}
          path={`${path}.fullTime`}
        />
        {fullTime &&
          ("hoursPerWeek" in fullTime ? (
            <NumberField
              label="Full-time week"
              noun="hours"
              value={fullTime.hoursPerWeek}
              onChange={(hoursPerWeek) => change({ fullTime: { hoursPerWeek } })}
              path={`${path}.fullTime.hoursPerWeek`}
            />
          ) : (
            <NumberField
              label="Full-time week"
              noun="days"
              value={fullTime.daysPerWeek}
              onChange={(daysPerWeek) => change({ fullTime: { daysPerWeek } })}
              path={`${path}.fullTime.daysPerWeek`}
            />
          ))}
        <RoundingField
          label="Grant rounding"
          value={grant.rounding}
          onChange={(rounding) => change({ rounding })}
          path={`${path}.rounding`}
        />
      </FieldGrid>
    </FieldGroup>
  );
}

function ShareFields({ grant, change, path }: GrantProps) {
  const kind = frequencyKind(grant.frequency);
  if (!hasTiming(kind)) return null;
  const shares = kind === "yearly" ? YEAR_SHARES : PERIOD_SHARES;
  const isFullFirst = kind === "yearly";
  const isFullLast = kind === "yearly" && (grant.timing ?? "start") === "start";
  const choices = (isFull: boolean) => ({
    [DEFAULT]: isFull ? "Default (full amount)" : "Default (nothing)",
    ...shares,
  });
  return (
    <>
      <ChoiceField<string>
        label={kind === "yearly" ? "New hires' first year" : "Partial first period"}
        value={grant.starterShare ?? DEFAULT}
        choices={choices(isFullFirst)}
        onChange={(value) => change({ starterShare: shareOf(value) })}
        path={`${path}.starterShare`}
      />
      <ChoiceField<string>
        label={kind === "yearly" ? "Departing employees' last year" : "Partial last period"}
        value={grant.leaverShare ?? DEFAULT}
        choices={choices(isFullLast)}
        onChange={(value) => change({ leaverShare: shareOf(value) })}
        path={`${path}.leaverShare`}
      />
    </>
  );
}

function shareOf(value: string): Share | undefined {
  return value === DEFAULT ? undefined : (value as Share);
}
