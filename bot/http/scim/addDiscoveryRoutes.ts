import type { Router } from "express";
import { MAX_USERS_PER_PAGE } from "#core/provisioning/scimLimits.ts";
import { ENTERPRISE_SCHEMA, GROUP_SCHEMA, USER_SCHEMA } from "#core/provisioning/scimSchemas.ts";
import { notFound } from "#bot/operations/notFound.ts";
import { listAnswer } from "./listAnswer.ts";
import { scimCall } from "./scimCall.ts";
import { SCHEMAS } from "./schemas.ts";

export function addDiscoveryRoutes(scim: Router, base: string): void {
  const types = [
    typeOf("User", USER_SCHEMA, base, [{ schema: ENTERPRISE_SCHEMA, required: false }]),
    typeOf("Group", GROUP_SCHEMA, base, []),
  ];
  const schemas = SCHEMAS.map((schema) => ({
    ...schema,
    meta: { resourceType: "Schema", location: `${base}/Schemas/${schema.id}` },
  }));

  scim.get(
    "/ServiceProviderConfig",
    scimCall(() => ({ body: providerConfig(base) })),
  );
  scim.get(
    "/ResourceTypes",
    scimCall(() => ({ body: whole(types) })),
  );
  scim.get(
    "/ResourceTypes/:name",
    scimCall(({ name }) => ({ body: found(types, name) })),
  );
  scim.get(
    "/Schemas",
    scimCall(() => ({ body: whole(schemas) })),
  );
  scim.get(
    "/Schemas/:name",
    scimCall(({ name }) => ({ body: found(schemas, name) })),
  );
}

function whole(resources: readonly object[]): object {
  return listAnswer(resources, { total: resources.length, offset: 0 });
}

function found<Resource extends { id: string }>(resources: readonly Resource[], id: string): Resource {
  const resource = resources.find((one) => one.id === id);
  if (!resource) throw notFound("The resource");
  return resource;
}

function typeOf(name: "User" | "Group", schema: string, base: string, schemaExtensions: readonly object[]) {
  return {
    schemas: ["urn:ietf:params:scim:schemas:core:2.0:ResourceType"],
    id: name,
    name,
    endpoint: `/${name}s`,
    description: name === "User" ? "A person in the organization" : "A team in the organization",
    schema,
    schemaExtensions,
    meta: { resourceType: "ResourceType", location: `${base}/ResourceTypes/${name}` },
  };
}

function providerConfig(base: string): object {
  return {
    schemas: ["urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig"],
    documentationUri: "https://www.rfc-editor.org/rfc/rfc7644",
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: MAX_USERS_PER_PAGE },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: false },
    authenticationSchemes: [
      {
        type: "oauthbearertoken",
        name: "Bearer token",
        description: "A provisioning token in the Authorization header",
        specUri: "https://www.rfc-editor.org/rfc/rfc6750",
        primary: true,
      },
    ],
    meta: { resourceType: "ServiceProviderConfig", location: `${base}/ServiceProviderConfig` },
  };
}
