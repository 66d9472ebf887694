import { frequencyKind, hasTiming } from "#core/policies/form/frequencyForm.ts";
import { ChoiceField } from "../inputs/ChoiceField.tsx";
import { FieldGrid } from "../inputs/FieldGrid.tsx";
import { FieldGroup } from "../inputs/FieldGroup.tsx";
import { WaitField } from "../inputs/WaitField.tsx";
import type { GrantProps } from "./GrantProps.ts";
import { TIMINGS, USABLE_FROM } from "./labels.ts";
import { usableFromChoice } from "#core/policies/form/grantChoices.ts";

export function GrantTiming({ grant, change, path }: GrantProps) {
  const { timing = "start", accrualWaiting, usableFrom } = grant;
  return (
    <FieldGroup title="Timing">
      <FieldGrid>
        {hasTiming(frequencyKind(grant.frequency)) && (
          <ChoiceField
            label="Added to the balance"
            value={timing}
            choices={TIMINGS}
            onChange={(next) => change({ timing: next === "start" ? undefined : next })}
            path={`${path}.timing`}
          />
        )}
        <WaitField
          label="Accrual starts after"
          value={accrualWaiting}
          onChange={(wait) => change({ accrualWaiting: wait })}
          path={`${path}.accrualWaiting`}
        />
        <ChoiceField
          label="Can be used"
          value={usableFromChoice.kindOf(usableFrom)}
          choices={USABLE_FROM}
          onChange={(kind) => change({ usableFrom: usableFromChoice.choose(usableFrom, kind) })}
          path={`${path}.usableFrom`}
        />
        {typeof usableFrom === "object" && (
          <WaitField
            label="Usable after"
            value={usableFrom}
            onChange={(wait) => change({ usableFrom: wait ?? { days: 0 } })}
            path={`${path}.usableFrom`}
          />
        )}
      </FieldGrid>
    </FieldGroup>
  );
}
