import { Nothing } from "#core/inputs.ts";
import { findClosures } from "#db/queries/closures/closures.ts";
import { reading } from "../reading.ts";
import { readInTurn } from "../turns/readInTurn.ts";

export const listClosures = reading("listClosures", Nothing, (_, { me }) =>
  readInTurn(me.organizationId, () => findClosures(me.organizationId)),
);
