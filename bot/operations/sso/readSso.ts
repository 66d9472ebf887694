import { Nothing } from "#core/inputs.ts";
import { newId } from "#db/newId.ts";
import { findConnections } from "#db/queries/sso/connections.ts";
import { findDomains } from "#db/queries/sso/domains.ts";
import { reading } from "../reading.ts";

/** Returns the connections and domains of the organization, and a free id for another connection. */
export const readSso = reading("readSso", Nothing, async (_, { me }) => ({
  connections: await findConnections(me.organizationId),
  domains: await findDomains(me.organizationId),
  freeId: newId(),
}));
