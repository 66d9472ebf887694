import { limits } from "#core/throttling/limits.ts";
import { counting } from "#bot/operations/counting.ts";

export interface Throttles {
  importFile<Result>(userId: string, run: () => Promise<Result>): Promise<Result>;
  invite<Result>(organizationId: string, run: () => Promise<Result>): Promise<Result>;
}

export const throttles: Throttles = {
  importFile: (userId, run) =>
    counting(async (count) => {
      await count([limits.imports, userId]);
      return run();
    }),
  invite: (organizationId, run) =>
    counting(async (count) => {
      await count([limits.invitations, organizationId]);
      return run();
    }),
};
