import { Router } from "express";
import { Refusal } from "#core/refusal.ts";
import type { HttpContext } from "../HttpContext.ts";
import { wellFormedAddress } from "../middleware/wellFormedAddress.ts";
import { addDiscoveryRoutes } from "./addDiscoveryRoutes.ts";
import { addGroupRoutes } from "./addGroupRoutes.ts";
import { scimCall, scimErrors } from "./scimCall.ts";
import { addUserRoutes } from "./addUserRoutes.ts";

/** Serves identity providers. Sources: RFC 7643 and RFC 7644 (SCIM 2.0). */
export function scimV2({ appUrl }: Pick<HttpContext, "appUrl">): Router {
  const base = `${appUrl}/scim/v2`;
  const scim = Router({ caseSensitive: true });
  scim.use(wellFormedAddress(), (_req, res, next) => {
    res.setHeader("Cache-Control", "no-store");
    next();
  });
  // Separate routers would answer OPTIONS without a token.
  addDiscoveryRoutes(scim, base);
  addUserRoutes(scim, base);
  addGroupRoutes(scim, base);
  scim.use(
    scimCall(() => {
      throw new Refusal("missing", "no_such_call", "Unknown call");
    }),
  );
  scim.use(scimErrors());
  return scim;
}
