import { millisecondsInDay } from "date-fns/constants";
import { Nothing } from "#core/inputs.ts";
import { operationOn } from "../operation.ts";
import type { WithSecret } from "./createWebhook.ts";
import { lockEndpoint, readEndpoint } from "./steps/lockEndpoint.ts";
import { newSecret } from "./steps/newSecret.ts";

const OVERLAP_MS = millisecondsInDay;

export const rotateWebhookSecret = operationOn(
  "rotateWebhookSecret",
  Nothing,
  async (id, _, { me, tx, now, audit }): Promise<WithSecret> => {
    const { organizationId } = me;
    const endpoint = await lockEndpoint(organizationId, id, tx);
    const { secret, sealed } = newSecret(organizationId);
    const oldSecretUntil = new Date(now.getTime() + OVERLAP_MS);
    await endpoint.update(
      { secretSealed: sealed, oldSecretSealed: endpoint.secretSealed, oldSecretUntil },
      { transaction: tx },
    );
    await audit({ subject: ["webhook", id], after: { oldSecretUntil: oldSecretUntil.toISOString() } });
    return { row: await readEndpoint(organizationId, id, tx), secret };
  },
);
