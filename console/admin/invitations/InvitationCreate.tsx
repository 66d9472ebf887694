import { AutocompleteInput, ReferenceInput, SelectInput, TextInput } from "react-admin";
import { isAtLeast, ROLES } from "#core/people/access/roles.ts";
import { hasService } from "#console/shared/api/hasService.ts";
import { CreatePage } from "../parts/CreatePage.tsx";
import { OfficeInput } from "./OfficeInput.tsx";
import { StartDateInput } from "./StartDateInput.tsx";
import { useMe } from "../session/consoleSession.ts";

const BY_NAME = { field: "name", order: "ASC" } as const;

export function InvitationCreate() {
  const me = useMe();
  const sendsMail = hasService("mail");
  const roles = ROLES.filter((role) => isAtLeast(me.role, role));
  return (
    <CreatePage
      back={{ to: "/invitations", label: "Invitations" }}
      title="Invite a person"
      lead={
        sendsMail
          ? "The person gets an email with a link that's valid for 7 days."
          : "Email isn't set up on this server, so copy the link from the invitation and share it with the person. The link is valid for 7 days."
      }
      submit={sendsMail ? "Send invitation" : "Create invitation"}
      made={sendsMail ? "Invitation sent" : "Invitation created"}
      defaults={{ role: "Employee" }}
    >
      <TextInput source="email" label="Email" type="email" />
      <SelectInput source="role" label="Role" choices={roles.map((id) => ({ id, name: id }))} />
      <OfficeInput />
      <StartDateInput />
      <ReferenceInput source="managerId" reference="people" filter={{ isActive: true }} sort={BY_NAME}>
        <AutocompleteInput label="Manager" optionText="name" />
      </ReferenceInput>
    </CreatePage>
  );
}
