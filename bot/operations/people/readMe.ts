import { Nothing } from "#core/inputs.ts";
import { isDelegate } from "#db/queries/delegations/delegations.ts";
import { reading } from "../reading.ts";
import { withLeaveTypes } from "./steps/withLeaveTypes.ts";

export const readMe = reading("readMe", Nothing, async (_, { me, clock }) => ({
  ...(await withLeaveTypes(me)),
  isDelegate: await isDelegate(me, clock.now()),
}));
