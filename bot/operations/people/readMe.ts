import { Nothing } from "#core/inputs.ts";
import { reading } from "../operation.ts";
import { withLeaveTypes } from "./steps/withLeaveTypes.ts";

export const readMe = reading("readMe", Nothing, (_, { me }) => withLeaveTypes(me));
