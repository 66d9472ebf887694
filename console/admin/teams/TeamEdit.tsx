import { useCallback, useRef } from "react";
import type { TeamAnswer } from "#core/api/TeamAnswer.ts";
import { changedFields } from "#console/shared/form/changedFields.ts";
import { ConfirmedDelete } from "../parts/ConfirmedDelete.tsx";
import { EditPage } from "../parts/EditPage.tsx";
import { type SeenLists, TeamInputs } from "./TeamInputs.tsx";
import { teamValues } from "./teamValues.ts";

export function TeamEdit() {
  const seen = useRef<SeenLists>({});
  const keepShown = useCallback((lists: SeenLists) => {
    seen.current = { ...seen.current, ...lists };
  }, []);
  return (
    <EditPage<TeamAnswer>
      back={{ to: "/teams", label: "Teams" }}
      kind="Team"
      title={({ name }) => name}
      saved="Team updated"
      changesOf={(team, values) => changesOf({ ...team, ...seen.current }, values)}
      inputs={<TeamInputs onShown={keepShown} />}
      renderActions={({ id, name, coverage, leadIds, memberIds }) => (
        <ConfirmedDelete
          resource="teams"
          id={id}
          label="Delete team"
          title={`Delete ${name}?`}
          text={[
            ...(memberIds.length > 1
              ? ["Its members keep their time off, but this team will no longer let them see each other's."]
              : []),
            ...(coverage ? ["Its coverage limit will no longer apply."] : []),
            ...(leadIds.length > 0
              ? ["Policies that send requests to team leads will no longer send them to its leads."]
              : []),
            "This can't be undone.",
          ].join(" ")}
          success="Team deleted"
          leadsTo="/teams"
        />
      )}
    />
  );
}

/** If a list changed, includes the lists that the form showed, so the server can merge the changes. */
function changesOf(shown: TeamAnswer, values: object) {
  const changes = changedFields(teamValues(shown), teamValues(values));
  const { leadIds, memberIds } = shown;
  return { ...changes, ...((changes.leadIds ?? changes.memberIds) && { seen: { leadIds, memberIds } }) };
}
