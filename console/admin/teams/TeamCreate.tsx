import { CreatePage } from "../parts/CreatePage.tsx";
import { TeamInputs } from "./TeamInputs.tsx";
import { teamValues } from "./teamValues.ts";

export function TeamCreate() {
  return (
    <CreatePage
      back={{ to: "/teams", label: "Teams" }}
      title="Create team"
      lead="A person can be on several teams. Teams don't change who approves requests."
      submit="Create team"
      made="Team created"
      valuesOf={teamValues}
    >
      <TeamInputs />
    </CreatePage>
  );
}
