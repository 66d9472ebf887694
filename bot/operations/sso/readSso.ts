import { Nothing } from "#core/inputs.ts";
import { newId } from "#db/newId.ts";
import { findConnections } from "#db/queries/sso/connections.ts";
import { findDomains } from "#db/queries/sso/domains.ts";
import { reading } from "../reading.ts";
import { draftProof } from "./steps/draftProof.ts";

/** Returns the connections and domains of the organization, and an id for another connection with its proof. */
export const readSso = reading("readSso", Nothing, async (_, { me }) => {
  const id = newId();
  return {
    connections: await findConnections(me.organizationId),
    domains: await findDomains(me.organizationId),
    next: { id, proof: draftProof(me, id) },
  };
});
