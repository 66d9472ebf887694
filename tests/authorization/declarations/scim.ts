import { type Declarations, owners, type Target } from "../Declaration.ts";

const BY_PROVIDER = { may: owners, mayShow: { type: owners } } as const;
const USER = "urn:ietf:params:scim:schemas:core:2.0:User";
const replaced = (value: object) => ({ Operations: [{ op: "replace", value }] });

/** In these responses, `type` isn't a leave type. */
export const scim: Declarations = {
  "GET /scim/v2/ServiceProviderConfig": BY_PROVIDER,
  "GET /scim/v2/ResourceTypes": BY_PROVIDER,
  "GET /scim/v2/ResourceTypes/:name": BY_PROVIDER,
  "GET /scim/v2/Schemas": BY_PROVIDER,
  "GET /scim/v2/Schemas/:name": BY_PROVIDER,
  "GET /scim/v2/Users": BY_PROVIDER,
  "POST /scim/v2/Users": {
    ...BY_PROVIDER,
    send: ({ unique }: Target) => ({ userName: `scim${unique}@matrix.example`, displayName: "New Person" }),
  },
  "GET /scim/v2/Users/:id": { ...BY_PROVIDER, of: "colleague" },
  "PUT /scim/v2/Users/:id": {
    ...BY_PROVIDER,
    of: "colleague",
    send: ({ unique }: Target) => ({ schemas: [USER], userName: `put${unique}` }),
  },
  "PATCH /scim/v2/Users/:id": { ...BY_PROVIDER, of: "colleague", send: replaced({ displayName: "Renamed Person" }) },
  "PATCH /scim/v2/Users/:id (deactivate)": {
    ...BY_PROVIDER,
    of: "colleague",
    send: replaced({ active: "False" }),
  },
  "DELETE /scim/v2/Users/:id": { ...BY_PROVIDER, of: "colleague" },
  "GET /scim/v2/Groups": BY_PROVIDER,
  "POST /scim/v2/Groups": { ...BY_PROVIDER, send: ({ unique }: Target) => ({ displayName: `Group ${unique}` }) },
  "GET /scim/v2/Groups/:id": { ...BY_PROVIDER, of: "team" },
  "PUT /scim/v2/Groups/:id": {
    ...BY_PROVIDER,
    of: "team",
    send: ({ unique }: Target) => ({ displayName: `Renamed ${unique}` }),
  },
  "PATCH /scim/v2/Groups/:id": { ...BY_PROVIDER, of: "team", send: replaced({ externalId: "g1" }) },
  "DELETE /scim/v2/Groups/:id": {
    ...BY_PROVIDER,
    of: "team",
    answers: 403,
    because: "an identity provider can't delete a team that was created in Awayday",
  },
};
