import { GoogleLinkInput } from "#core/auth/GoogleLinkInput.ts";
import { preparedOperation } from "#bot/operations/preparedOperation.ts";
import { provePassword } from "./steps/provePassword.ts";

/** Refuses unless it is one's own password; asked before a Google account is linked. */
export const confirmPassword = preparedOperation(
  "confirmPassword",
  GoogleLinkInput,
  ({ password }, context) => provePassword({ field: "password", password, wrong: "Incorrect password" }, context),
  (_, __, { me, audit }) => audit({ subject: ["user", me.id], after: { password: "confirmed" } }),
);
