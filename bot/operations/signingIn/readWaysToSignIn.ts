import { Nothing } from "#core/inputs.ts";
import { findWaysToSignIn } from "#db/queries/accounts.ts";
import { reading } from "../operation.ts";

/** By what one can sign in oneself. */
export const readWaysToSignIn = reading("readWaysToSignIn", Nothing, (_, { me }) =>
  findWaysToSignIn(me.organizationId, me.id),
);
