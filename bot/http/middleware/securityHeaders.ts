import helmet from "helmet";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { RequestHandler } from "express";

const TWO_YEARS = 63_072_000;

export function securityHeaders(options: { isHttps: boolean; avatarOrigin: string | undefined }): RequestHandler {
  const headers = headersOf(options);
  return (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };
}

function headersOf({
  isHttps,
  avatarOrigin,
}: {
  isHttps: boolean;
  avatarOrigin: string | undefined;
}): [string, string][] {
  const self = ["'self'"];
  const set = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": self,
        "base-uri": ["'none'"],
        "connect-src": self,
        "font-src": self,
        "form-action": self,
        "frame-ancestors": ["'none'"],
        "img-src": ["'self'", "data:", ...(avatarOrigin ? [avatarOrigin] : [])],
        "object-src": ["'none'"],
        "script-src": self,
        "script-src-attr": ["'none'"],
        // Emotion inserts inline styles.
        "style-src": ["'self'", "'unsafe-inline'"],
        ...(isHttps ? { "upgrade-insecure-requests": [] } : {}),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: TWO_YEARS, includeSubDomains: true } : false,
    xFrameOptions: { action: "deny" },
    // With `no-referrer`, browsers send `Origin: null` with forms, so `sameOrigin` would refuse them.
    referrerPolicy: { policy: "same-origin" },
  });
  const res = new ServerResponse(new IncomingMessage(new Socket()));
  set(res.req, res, () => {});
  return Object.entries(res.getHeaders()).map(([name, value]) => [name, String(value)]);
}
