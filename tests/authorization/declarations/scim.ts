import { type Declarations, owners, type Target } from "../Declaration.ts";

const REFUSED = { may: owners, refuses: 401, mayShow: { type: owners } } as const;
const USER = "urn:ietf:params:scim:schemas:core:2.0:User";
const replaced = (value: object) => ({ Operations: [{ op: "replace", value }] });

/**
 * The calls of identity providers. Only Owners can create provisioning tokens; the other roles try the keys of the API,
 * which are unknown here. `type` is that of an email or a member.
 */
export const scim: Declarations = {
  "GET /scim/v2/ServiceProviderConfig": REFUSED,
  "GET /scim/v2/ResourceTypes": REFUSED,
  "GET /scim/v2/ResourceTypes/:name": REFUSED,
  "GET /scim/v2/Schemas": REFUSED,
  "GET /scim/v2/Schemas/:name": REFUSED,
  "GET /scim/v2/Users": REFUSED,
  "POST /scim/v2/Users": {
    ...REFUSED,
    send: ({ unique }: Target) => ({ userName: `scim${unique}@matrix.example`, displayName: "New Person" }),
  },
  "GET /scim/v2/Users/:id": { ...REFUSED, of: "colleague" },
  "PUT /scim/v2/Users/:id": {
    ...REFUSED,
    of: "colleague",
    send: ({ unique }: Target) => ({ schemas: [USER], userName: `put${unique}` }),
  },
  "PATCH /scim/v2/Users/:id": { ...REFUSED, of: "colleague", send: replaced({ displayName: "Renamed Person" }) },
  "PATCH /scim/v2/Users/:id (deactivate)": {
    ...REFUSED,
    of: "colleague",
    send: replaced({ active: "False" }),
  },
  "DELETE /scim/v2/Users/:id": { ...REFUSED, of: "colleague" },
  "GET /scim/v2/Groups": REFUSED,
  "POST /scim/v2/Groups": { ...REFUSED, send: ({ unique }: Target) => ({ displayName: `Group ${unique}` }) },
  "GET /scim/v2/Groups/:id": { ...REFUSED, of: "team" },
  "PUT /scim/v2/Groups/:id": {
    ...REFUSED,
    of: "team",
    send: ({ unique }: Target) => ({ displayName: `Renamed ${unique}` }),
  },
  "PATCH /scim/v2/Groups/:id": { ...REFUSED, of: "team", send: replaced({ externalId: "g1" }) },
  "DELETE /scim/v2/Groups/:id": {
    ...REFUSED,
    of: "team",
    answers: 403,
    because: "an identity provider can't delete a team that was created in Awayday",
  },
};
