import { CreatePage } from "../parts/CreatePage.tsx";
import { TeamInputs } from "./TeamInputs.tsx";
import { teamValues } from "./teamValues.ts";

export function TeamCreate() {
  return (
    <CreatePage
      back={{ to: "/teams", label: "Teams" }}
      title="Create team"
      lead="A person can be in several teams. Reporting lines and approvals stay the same."
      submit="Create team"
      made="Team created"
      valuesOf={teamValues}
    >
      <TeamInputs />
    </CreatePage>
  );
}
