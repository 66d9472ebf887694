import AddRounded from "@mui/icons-material/AddRounded";
import Box from "@mui/material/Box";
import type { LeaveTypeAnswer } from "#core/api/LeaveTypeAnswer.ts";
import { lazyDialog } from "#console/shared/dialogs/lazyDialog.tsx";
import { DialogButton } from "#console/shared/dialogs/DialogButton.tsx";
import { leaveTypes } from "#console/shared/leaveTypes/leaveTypeCalls.ts";
import { FocusPlace } from "#console/shared/parts/FocusPlace.tsx";
import { Page } from "#console/shared/parts/Page.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { useQuery } from "@tanstack/react-query";
import { TypeRow } from "./TypeRow.tsx";

const LeaveTypeDialog = lazyDialog(() => import("./LeaveTypeDialog.tsx").then((file) => file.LeaveTypeDialog));

export function LeaveTypes() {
  const query = useQuery(leaveTypes());
  return (
    <Page
      title="Leave types"
      lead="The kinds of time off, in the order they appear in lists. Every office has a policy for each."
      actions={
        <DialogButton label="Add leave type" Icon={AddRounded} prepare={LeaveTypeDialog.prepare}>
          {(close) => <LeaveTypeDialog onClose={close} />}
        </DialogButton>
      }
    >
      <Loaded query={query} failed="Failed to load leave types" skeleton={<ListSkeleton rows={3} />}>
        {(types) => <Lists types={types} />}
      </Loaded>
    </Page>
  );
}

function Lists({ types }: { types: readonly LeaveTypeAnswer[] }) {
  const active = types.filter(({ archived }) => !archived);
  const archived = types.filter((type) => type.archived);
  return (
    <FocusPlace record={types} gap={3}>
      <Section title="In use" count={active.length}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
          {active.map((type, nth) => (
            <TypeRow key={type.id} type={type} above={active[nth - 1]} below={active[nth + 1]} />
          ))}
        </Box>
      </Section>
      {archived.length > 0 && (
        <Section title="Archived" count={archived.length}>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
            {archived.map((type) => (
              <TypeRow key={type.id} type={type} />
            ))}
          </Box>
        </Section>
      )}
    </FocusPlace>
  );
}
