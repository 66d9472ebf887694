import { GROUP_SCHEMA } from "#core/provisioning/scimSchemas.ts";
import type { ScimTeam } from "#db/queries/provisioning/teams.ts";

export function presentScimGroup(
  { id, externalId, name, members, createdAt, updatedAt }: ScimTeam,
  { base, withMembers = true }: { base: string; withMembers?: boolean },
): object {
  return {
    schemas: [GROUP_SCHEMA],
    id,
    ...(externalId !== null && { externalId }),
    displayName: name,
    ...(withMembers && {
      members: members.map((member) => ({
        value: member.id,
        $ref: `${base}/Users/${member.id}`,
        display: member.name,
        type: "User",
      })),
    }),
    meta: { resourceType: "Group", created: createdAt, lastModified: updatedAt, location: `${base}/Groups/${id}` },
  };
}
