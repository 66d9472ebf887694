import { ENTERPRISE_SCHEMA, USER_SCHEMA } from "#core/provisioning/scimSchemas.ts";
import type { ScimPerson } from "#db/queries/provisioning/people.ts";

export function presentScimUser(person: ScimPerson, base: string): object {
  const { id, externalId, userName, name, displayName, email, isActive, managerId, managerName } = person;
  const location = `${base}/Users/${id}`;
  return {
    schemas: [USER_SCHEMA, ENTERPRISE_SCHEMA],
    id,
    ...(externalId !== null && { externalId }),
    userName,
    name: { formatted: name, ...partsOf(person) },
    displayName: displayName ?? name,
    emails: [{ value: email, type: "work", primary: true }],
    active: isActive,
    ...(managerId !== null && {
      [ENTERPRISE_SCHEMA]: {
        manager: { value: managerId, $ref: `${base}/Users/${managerId}`, displayName: managerName },
      },
    }),
    meta: { resourceType: "User", created: person.createdAt, lastModified: person.updatedAt, location },
  };
}

function partsOf({ givenName, familyName, sentActive, name }: ScimPerson): { givenName?: string; familyName?: string } {
  if (sentActive !== null)
    return { ...(givenName !== null && { givenName }), ...(familyName !== null && { familyName }) };
  const words = name.split(" ");
  return { givenName: words.slice(0, -1).join(" ") || name, familyName: words.at(-1) ?? name };
}
