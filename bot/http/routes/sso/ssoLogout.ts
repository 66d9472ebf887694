import express, { Router } from "express";
import { Refusal } from "#core/refusal.ts";
import { logOutBySso } from "#bot/operations/sso/logout/logOutBySso.ts";
import type { HttpContext } from "../../HttpContext.ts";
import { clientOf } from "../../middleware/addressOf.ts";

const LARGEST = "32kb";

/** Source: OpenID Connect Back-Channel Logout 1.0, section 2.8. */
export function ssoLogout({ appUrl, oidc }: Pick<HttpContext, "appUrl" | "oidc">): Router {
  const logout = Router({ caseSensitive: true });
  const context = { provider: oidc, callback: `${appUrl}/auth/sso/callback` };
  logout.post("/:id/logout", express.urlencoded({ extended: false, limit: LARGEST }), async (req, res) => {
    res.setHeader("Cache-Control", "no-store");
    const { logout_token: token } = (req.body ?? {}) as { logout_token?: unknown };
    try {
      await logOutBySso({ connectionId: req.params.id, token, client: clientOf(req) }, context);
      res.status(200).end();
    } catch (error) {
      if (!(error instanceof Refusal) || error.kind !== "invalid") throw error;
      res.status(400).json({ error: "invalid_request", error_description: error.message });
    }
  });
  return logout;
}
