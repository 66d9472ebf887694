import { limits } from "#core/throttling/limits.ts";
import { counting } from "#bot/operations/counting.ts";

export interface Throttles {
  /** 200 imports and previews per hour and person. */
  importFile<Result>(userId: string, run: () => Promise<Result>): Promise<Result>;
  /** 1,000 sent invitations per day and organization. */
  invite<Result>(organizationId: string, run: () => Promise<Result>): Promise<Result>;
}

/** The throttles of the HTTP entry point; operations themselves count attempts that hash a password. */
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
