import { CreatePage } from "../parts/CreatePage.tsx";
import { TeamInputs } from "./TeamInputs.tsx";
import { teamValues } from "./teamValues.ts";

export function TeamCreate() {
  return (
    <CreatePage
      back={{ to: "/teams", label: "Teams" }}
      title="Create team"
      lead="A person can be on several teams. Team leads approve requests only if a policy sends requests to them."
      submit="Create team"
      made="Team created"
      valuesOf={teamValues}
    >
      <TeamInputs />
    </CreatePage>
  );
}
