import { limits } from "#core/throttling/limits.ts";
import { counting } from "#bot/operations/counting.ts";

export interface Throttles {
  /** Runs an import or a preview. Limits them to 200 per hour and person. */
  importFile<Result>(userId: string, run: () => Promise<Result>): Promise<Result>;
  /** Sends invitations. Limits them to 1,000 per day and organization. */
  invite<Result>(organizationId: string, run: () => Promise<Result>): Promise<Result>;
}

/**
 * The throttles of the HTTP entry point. Operations themselves count other attempts, such as those that hash a
 * password, send messages, or create keys.
 */
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
