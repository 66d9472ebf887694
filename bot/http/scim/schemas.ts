import { ENTERPRISE_SCHEMA, GROUP_SCHEMA, USER_SCHEMA } from "#core/provisioning/scimSchemas.ts";

interface More {
  type?: "boolean" | "complex" | "reference";
  required?: boolean;
  mutability?: "readOnly" | "readWrite" | "immutable";
  uniqueness?: "server";
  multiValued?: boolean;
  caseExact?: boolean;
  subAttributes?: readonly object[];
  referenceTypes?: readonly string[];
}

function attribute(name: string, description: string, more: More = {}): object {
  const usual = { type: "string", multiValued: false, required: false, caseExact: false };
  return { name, description, ...usual, mutability: "readWrite", returned: "default", uniqueness: "none", ...more };
}

const USER = [
  attribute("userName", "The sign-in name at the identity provider", { required: true, uniqueness: "server" }),
  attribute("externalId", "The identity provider's ID for the person", { caseExact: true }),
  attribute("name", "The parts of the name", {
    type: "complex",
    subAttributes: [
      attribute("formatted", "The full name"),
      attribute("givenName", "The given name"),
      attribute("familyName", "The family name"),
    ],
  }),
  attribute("displayName", "The name that Awayday shows"),
  attribute("emails", "The work email, which the person signs in with", {
    type: "complex",
    multiValued: true,
    subAttributes: [
      attribute("value", "The address"),
      attribute("type", "Always work"),
      attribute("primary", "Always true", { type: "boolean" }),
    ],
  }),
  attribute("active", "False for a deactivated person", { type: "boolean" }),
];

const GROUP = [
  attribute("displayName", "The name of the team", { required: true, uniqueness: "server" }),
  attribute("externalId", "The identity provider's ID for the group", { caseExact: true }),
  attribute("members", "The members of the team", {
    type: "complex",
    multiValued: true,
    subAttributes: [
      attribute("value", "The ID of the person", { mutability: "immutable", caseExact: true }),
      attribute("$ref", "The address of the person", {
        type: "reference",
        mutability: "immutable",
        caseExact: true,
        referenceTypes: ["User"],
      }),
      attribute("display", "The name of the person", { mutability: "readOnly" }),
      attribute("type", "Always User", { mutability: "immutable" }),
    ],
  }),
];

const ENTERPRISE = [
  attribute("manager", "The person's manager", {
    type: "complex",
    subAttributes: [
      attribute("value", "The ID of the manager", { caseExact: true }),
      attribute("$ref", "The address of the manager", {
        type: "reference",
        mutability: "readOnly",
        caseExact: true,
        referenceTypes: ["User"],
      }),
      attribute("displayName", "The name of the manager", { mutability: "readOnly" }),
    ],
  }),
];

const schema = (id: string, name: string, description: string, attributes: readonly object[]) => ({
  schemas: ["urn:ietf:params:scim:schemas:core:2.0:Schema"],
  id,
  name,
  description,
  attributes,
});

/** Source: RFC 7643, section 7. */
export const SCHEMAS = [
  schema(USER_SCHEMA, "User", "A person in the organization", USER),
  schema(GROUP_SCHEMA, "Group", "A team in the organization", GROUP),
  schema(ENTERPRISE_SCHEMA, "EnterpriseUser", "Organization-specific attributes of a person", ENTERPRISE),
];
