import { useRef } from "react";
import { AutocompleteInput, ReferenceInput, SelectInput } from "react-admin";
import type { SlackCandidateAnswer } from "#core/api/admin/SlackDirectoryAnswer.ts";
import { chunksOf } from "#core/chunksOf.ts";
import { countText, peopleText } from "#core/countText.ts";
import { InvitationsInput, MAX_INVITED } from "#core/invitations/InvitationInput.ts";
import { isAtLeast, ROLES } from "#core/people/access/roles.ts";
import { hasService } from "#console/shared/api/hasService.ts";
import { BulkDialog } from "../../bulk/BulkDialog.tsx";
import type { Item } from "../../bulk/runAll.ts";
import { useMe } from "../../session/consoleSession.ts";
import { OfficeInput } from "../OfficeInput.tsx";
import { StartDateInput } from "../StartDateInput.tsx";
import { inviteFromSlack } from "./directoryCalls.ts";

const BY_NAME = { field: "name", order: "ASC" } as const;
const Place = InvitationsInput.omit({ emails: true });

interface InviteDialogProps {
  people: readonly SlackCandidateAnswer[];
  onClose: (invited: ReadonlySet<string>) => void;
}

export function InviteDialog({ people, onClose }: InviteDialogProps) {
  const me = useMe();
  const invited = useRef(new Set<string>());
  const chunks = [...chunksOf(people, MAX_INVITED)];
  const items = chunks.map((chunk, at) => ({ id: String(at), label: labelOf(chunk), count: chunk.length }));
  const one = async ({ id }: Item, place: object) => {
    const emails = (chunks[Number(id)] ?? []).flatMap(({ email }) => email ?? []);
    await inviteFromSlack(emails, place);
    for (const email of emails) invited.current.add(email);
  };
  return (
    <BulkDialog
      title={`Invite ${peopleText(people.length)}`}
      lead={
        hasService("mail")
          ? "Each person gets an email with a link that's valid for 7 days."
          : "Email isn't set up on this server, so copy each person's link under Invitations and share it with them. The links are valid for 7 days."
      }
      submit="Invite"
      schema={Place}
      defaults={{ role: "Employee" }}
      inputs={
        <>
          <SelectInput
            source="role"
            label="Role"
            choices={ROLES.filter((role) => isAtLeast(me.role, role)).map((id) => ({ id, name: id }))}
          />
          <OfficeInput />
          <StartDateInput />
          <ReferenceInput source="managerId" reference="people" filter={{ isActive: true }} sort={BY_NAME}>
            <AutocompleteInput label="Manager" optionText="name" />
          </ReferenceInput>
        </>
      }
      one={one}
      items={items}
      onClose={() => onClose(invited.current)}
    />
  );
}

function labelOf([first, ...others]: readonly SlackCandidateAnswer[]): string {
  const name = first?.name ?? "";
  return others.length === 0 ? name : `${name} and ${countText(others.length, "other")}`;
}
