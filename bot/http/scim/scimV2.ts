import { Router } from "express";
import { useProvisioningToken } from "#bot/operations/keys/useKey.ts";
import { Refusal } from "#core/refusal.ts";
import type { HttpContext } from "../HttpContext.ts";
import { jsonBody } from "../middleware/jsonBody.ts";
import { wellFormedAddress } from "../middleware/wellFormedAddress.ts";
import { keyCaller } from "../v1/keyCaller.ts";
import { discoveryRoutes } from "./discoveryRoutes.ts";
import { groupRoutes } from "./groupRoutes.ts";
import { SCIM_TYPE, scimErrors } from "./scimCall.ts";
import { userRoutes } from "./userRoutes.ts";

/**
 * Returns the routes under /scim/v2, for identity providers (SCIM 2.0, RFC 7643 and 7644). They use no sessions: each
 * call needs a provisioning token.
 */
export function scimV2({ appUrl }: Pick<HttpContext, "appUrl">): Router {
  const base = `${appUrl}/scim/v2`;
  const scim = Router({ caseSensitive: true });
  scim.use(wellFormedAddress(), (_req, res, next) => {
    res.setHeader("Cache-Control", "no-store");
    next();
  });
  scim.use(
    keyCaller((token) => useProvisioningToken(token)),
    jsonBody([SCIM_TYPE, "application/json"]),
  );
  scim.use(discoveryRoutes(base), userRoutes(base), groupRoutes(base));
  scim.use(() => {
    throw new Refusal("missing", "no_such_call", "Unknown call");
  });
  scim.use(scimErrors());
  return scim;
}
