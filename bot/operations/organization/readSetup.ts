import { Nothing } from "#core/inputs.ts";
import { reading } from "../reading.ts";
import { setupOf } from "./steps/setupOf.ts";

export const readSetup = reading("readSetup", Nothing, (_, { me, clock }) => setupOf(me, { now: clock.now() }));
