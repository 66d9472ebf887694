import { Nothing } from "#core/inputs.ts";
import { reading } from "../reading.ts";
import { reportInTurn } from "../turns/searchInTurn.ts";
import { expiringReport } from "./reportExpiring.ts";

const SOON = 30;

/** The count names nobody, so no audit event is written. */
export const countExpiringPeople = reading("readAttention", Nothing, async (_, context) => {
  const report = () => expiringReport({ within: SOON }, context);
  const expiring = await reportInTurn(context.me.organizationId, report);
  return new Set(expiring.map(({ id }) => id)).size;
});
