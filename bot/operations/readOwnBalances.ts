import { Nothing } from "#core/inputs.ts";
import { balanceViews } from "./balanceViews.ts";
import { reading } from "./operation.ts";

/** One's own balances. */
export const readOwnBalances = reading("readOwnBalances", Nothing, (_, { me, today }) => balanceViews(me, today));
