import type { Request } from "express";
import { limits } from "#core/throttling/limits.ts";
import { counting } from "#bot/operations/throttling/counting.ts";
import { clientOf } from "./addressOf.ts";

export interface Throttles {
  /** Twenty an hour and address. */
  forgotPassword<Result>(req: Request, run: () => Promise<Result>): Promise<Result>;
  /** Two hundred previews of imports an hour and person. */
  previewImport<Result>(userId: string, run: () => Promise<Result>): Promise<Result>;
  /** A thousand invitations a day and organisation. */
  invite<Result>(organizationId: string, run: () => Promise<Result>): Promise<Result>;
}

/** The throttles of this entry point; what hashes is counted by its operation. */
export const throttles: Throttles = {
  forgotPassword: (req, run) =>
    counting(async (count) => {
      await count([limits.forgottenOfAddress, clientOf(req)]);
      return run();
    }),
  previewImport: (userId, run) =>
    counting(async (count) => {
      await count([limits.importPreviews, userId]);
      return run();
    }),
  invite: (organizationId, run) =>
    counting(async (count) => {
      await count([limits.invitations, organizationId]);
      return run();
    }),
};
