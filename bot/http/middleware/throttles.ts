import { limits } from "#core/throttling/limits.ts";
import { counting } from "#bot/operations/counting.ts";

export interface Throttles {
  /** At most 200 imports, previews, and column matches per person per hour. */
  importFile<Result>(userId: string, run: () => Promise<Result>): Promise<Result>;
  /** At most 1,000 invitations per organization per day. */
  invite<Result>(organizationId: string, run: () => Promise<Result>): Promise<Result>;
}

/** Operations throttle other work, such as hashing passwords or sending messages. */
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
