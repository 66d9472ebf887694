import DescriptionOutlined from "@mui/icons-material/DescriptionOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import { useCallback, useRef } from "react";
import { useNotify, useRefresh, useUpdate } from "react-admin";
import type { PersonAnswer } from "#core/api/UserAnswer.ts";
import { personPath } from "#core/links/personPath.ts";
import { finalStatementPath } from "#core/links/finalStatementPath.ts";
import { BusyButton } from "#console/shared/form/BusyButton.tsx";
import { DEACTIVATION_TEXT, REACTIVATION_TEXT } from "#console/shared/deactivationText.ts";
import { changedFields } from "#console/shared/form/changedFields.ts";
import { DeletePhotoButton } from "#console/shared/photo/DeletePhotoButton.tsx";
import { SettlementPreview } from "#console/shared/settlement/SettlementPreview.tsx";
import { useMe } from "../session/consoleSession.ts";
import { reasonOf } from "../api/httpClient.ts";
import { ConfirmedDelete } from "../parts/ConfirmedDelete.tsx";
import { EditPage } from "../parts/EditPage.tsx";
import { ListLink } from "../parts/RecordLink.tsx";
import { AdjustButton } from "./AdjustButton.tsx";
import { EndSessionsButton } from "./EndSessionsButton.tsx";
import { EraseButton } from "./EraseButton.tsx";
import { ErasedPerson } from "./ErasedPerson.tsx";
import { ExportLink } from "./ExportLink.tsx";
import { ResetFactorButton } from "./ResetFactorButton.tsx";
import { PersonBalances } from "./PersonBalances.tsx";
import { PersonEvents } from "./events/PersonEvents.tsx";
import { PersonPolicies } from "./policies/PersonPolicies.tsx";
import { PersonDelegates } from "./PersonDelegates.tsx";
import { PersonTeams } from "./PersonTeams.tsx";
import { PersonInputs } from "./PersonInputs.tsx";
import { useActiveCheck } from "./useActiveCheck.ts";
import { useRefetchBalances } from "./useRefetchBalances.ts";

export function PersonEdit() {
  const refetchBalances = useRefetchBalances();
  const shownGroups = useRef<readonly string[]>([]);
  const keepShown = useCallback((groups: readonly string[]) => {
    shownGroups.current = groups;
  }, []);
  return (
    <EditPage<PersonAnswer>
      back={{ to: "/people", label: "People" }}
      kind="Person"
      title={titleOf}
      saved="Person updated"
      onSaved={refetchBalances}
      changesOf={(person, values) => changesOf({ ...person, groups: [...shownGroups.current] }, values)}
      inputs={<PersonInputs onGroupsShown={keepShown} />}
      renderActions={(person) => <PersonActions person={person} />}
      renderInstead={(person) => person.isErased && <ErasedPerson person={person} />}
    >
      {(person) => (
        <>
          <PersonBalances userId={person.id} />
          <PersonPolicies person={person} />
          <PersonTeams userId={person.id} />
          <PersonDelegates person={person} />
          <PersonEvents userId={person.id} />
          <Box
            component="nav"
            aria-label={`More about ${person.name}`}
            sx={{ display: "flex", gap: 3, flexWrap: "wrap" }}
          >
            <Link href={personPath(person.id)} underline="hover">
              Page in the dashboard
            </Link>
            <ListLink place="requests" filter={{ userId: person.id }}>
              Requests
            </ListLink>
            <ListLink place="ledger-entries" filter={{ userId: person.id }}>
              Ledger
            </ListLink>
            <ListLink place="audit-events" filter={{ personId: person.id }}>
              Audit log
            </ListLink>
          </Box>
        </>
      )}
    </EditPage>
  );
}

/** If the groups changed, includes the groups that the form showed, so the server can merge the changes. */
function changesOf(shown: PersonAnswer, values: Record<string, unknown>) {
  const changes = changedFields(shown, values);
  return { ...changes, ...("groups" in changes && { seen: { groups: shown.groups } }) };
}

function titleOf({ name, isActive, isErased }: PersonAnswer): string {
  return isActive || isErased ? name : `${name} (inactive)`;
}

function PersonActions({ person }: { person: PersonAnswer }) {
  const me = useMe();
  const refresh = useRefresh();
  const isSelf = person.id === me.id;
  const check = useActiveCheck(person);
  if (person.isErased) return <ExportLink person={person} />;
  const deletePhoto = !isSelf && (
    <DeletePhotoButton person={person} label="Delete photo" done="Photo deleted" onDeleted={refresh} />
  );
  if (!person.isActive) {
    return (
      <>
        <ExportLink person={person} />
        <StatementLink person={person} />
        <Reactivate person={person} />
        {deletePhoto}
        <EraseButton person={person} />
      </>
    );
  }
  return (
    <>
      <ExportLink person={person} />
      <StatementLink person={person} />
      <AdjustButton person={person} />
      <ResetFactorButton person={person} />
      <EndSessionsButton person={person} />
      {deletePhoto}
      {!isSelf && (
        <ConfirmedDelete
          resource="people"
          id={person.id}
          label="Deactivate"
          title={`Deactivate ${person.name}?`}
          text={
            <Box sx={{ display: "grid", gap: 2 }}>
              {`${DEACTIVATION_TEXT} You can undo this by reactivating the person. ${REACTIVATION_TEXT}`}
              <SettlementPreview userIds={[person.id]} />
            </Box>
          }
          success="Person deactivated"
          check={check}
          leadsTo="/people"
        />
      )}
    </>
  );
}

function StatementLink({ person }: { person: PersonAnswer }) {
  if (!person.endDate) return null;
  return (
    <Button component="a" href={finalStatementPath(person.id)} variant="outlined" startIcon={<DescriptionOutlined />}>
      Final statement
    </Button>
  );
}

function Reactivate({ person }: { person: PersonAnswer }) {
  const notify = useNotify();
  const refetchBalances = useRefetchBalances();
  const [update, { isPending }] = useUpdate();
  const { isChecking, isUnchanged } = useActiveCheck(person);
  const reactivate = async () => {
    if (!(await isUnchanged())) return;
    await update(
      "people",
      { id: person.id, data: { isActive: true }, previousData: person },
      {
        mutationMode: "pessimistic",
        onSuccess: () => {
          notify("Person reactivated");
          refetchBalances();
        },
        onError: (error: unknown) => notify(reasonOf(error), { type: "error" }),
      },
    );
  };
  return (
    <BusyButton variant="outlined" loading={isChecking || isPending} onClick={() => void reactivate()}>
      Reactivate
    </BusyButton>
  );
}
