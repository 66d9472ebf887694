import Box from "@mui/material/Box";
import { Page } from "#console/shared/parts/Page.tsx";
import { TeamBlocks } from "../balances/TeamBlocks.tsx";
import { TeamList } from "../users/TeamList.tsx";
import { STACK } from "./columns.ts";

export function TeamPage() {
  return (
    <Page title="Team">
      <Box sx={STACK}>
        <TeamBlocks />
        <TeamList />
      </Box>
    </Page>
  );
}
