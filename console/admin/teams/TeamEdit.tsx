import type { TeamAnswer } from "#core/api/TeamAnswer.ts";
import { changedFields } from "#console/shared/form/changedFields.ts";
import { ConfirmedDelete } from "../parts/ConfirmedDelete.tsx";
import { EditPage } from "../parts/EditPage.tsx";
import { TeamInputs } from "./TeamInputs.tsx";
import { teamValues } from "./teamValues.ts";

/** A team, with its people and coverage limit. */
export function TeamEdit() {
  return (
    <EditPage<TeamAnswer>
      back={{ to: "/teams", label: "Teams" }}
      kind="Team"
      title={({ name }) => name}
      saved="Team updated"
      changesOf={(team, values) => changedFields(teamValues(team), teamValues(values))}
      inputs={<TeamInputs />}
      renderActions={({ id, name }) => (
        <ConfirmedDelete
          resource="teams"
          id={id}
          label="Delete team"
          title={`Delete ${name}?`}
          text="Its members keep their time off, but no longer see each other as teammates. Its coverage limit and its leads no longer apply. You can't undo this."
          success="Team deleted"
          leadsTo="/teams"
        />
      )}
    />
  );
}
