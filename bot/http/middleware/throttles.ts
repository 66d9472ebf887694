import { limits } from "#core/throttling/limits.ts";
import { counting } from "#bot/operations/counting.ts";

export interface Throttles {
  /** At most 200 imports, previews, and column matches per hour and person. */
  importFile<Result>(userId: string, run: () => Promise<Result>): Promise<Result>;
  /** At most 1,000 invitations per day and organization. */
  invite<Result>(organizationId: string, run: () => Promise<Result>): Promise<Result>;
}

/** Operations count other work, such as hashing a password, sending messages, or creating keys. */
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
