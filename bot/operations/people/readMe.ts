import { Nothing } from "#core/inputs.ts";
import { reading } from "../operation.ts";

/** Returns the signed-in person. */
export const readMe = reading("readMe", Nothing, async (_, { me }) => me);
