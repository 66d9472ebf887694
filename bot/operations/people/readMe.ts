import { Nothing } from "#core/inputs.ts";
import { reading } from "../operation.ts";

export const readMe = reading("readMe", Nothing, async (_, { me }) => me);
