import { Page } from "#console/shared/parts/Page.tsx";
import { TeamList } from "../users/TeamList.tsx";

export function TeamPage() {
  return (
    <Page title="Team">
      <TeamList />
    </Page>
  );
}
