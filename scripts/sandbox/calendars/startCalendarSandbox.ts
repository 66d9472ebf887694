import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type CalendarWorld, createCalendarWorld } from "./CalendarWorld.ts";
import { googleRules } from "./google/googleRules.ts";
import { graphRules } from "./microsoft/graphRules.ts";
import { serveCalendarPage } from "./serveCalendarPage.ts";
import { serveConsent } from "./serveConsent.ts";
import { serveService, type ServiceRules } from "./serveService.ts";
import { serveRevoke, serveTokens } from "./serveTokens.ts";
import { type ServiceControls, serviceControls } from "./serviceControls.ts";

const RULES: Record<CalendarWorld["service"], ServiceRules> = { google: googleRules, microsoft: graphRules };

interface CalendarSandbox {
  url: string;
  google: ServiceControls;
  microsoft: ServiceControls;
  env: Record<string, string>;
  stop: () => Promise<void>;
}

export async function startCalendarSandbox(
  options: { port?: number; now?: () => Date } = {},
): Promise<CalendarSandbox> {
  if (process.env["NODE_ENV"] === "production") throw new Error("The calendar sandbox does not run in production");
  const google = createCalendarWorld("google", options);
  const microsoft = createCalendarWorld("microsoft", options);
  let url = "";
  const server = createServer((req, res) => {
    serve([google, microsoft], req, res, url).catch((error: unknown) => {
      console.error(error);
      if (!res.headersSent) res.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port ?? 0, "127.0.0.1", resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    google: serviceControls(google),
    microsoft: serviceControls(microsoft),
    env: {
      GOOGLE_CALENDAR_CLIENT_ID: google.clientId,
      GOOGLE_CALENDAR_CLIENT_SECRET: google.clientSecret,
      GOOGLE_CALENDAR_URL: `${url}/google`,
      MICROSOFT_CLIENT_ID: microsoft.clientId,
      MICROSOFT_CLIENT_SECRET: microsoft.clientSecret,
      MICROSOFT_LOGIN_URL: `${url}/microsoft`,
      MICROSOFT_GRAPH_URL: `${url}/microsoft/v1.0`,
    },
    stop() {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      server.closeAllConnections();
      return closed;
    },
  };
}

async function serve(
  worlds: readonly CalendarWorld[],
  req: IncomingMessage,
  res: ServerResponse,
  url: string,
): Promise<void> {
  const whole = new URL(req.url ?? "/", url);
  // Rejects other host names, so other websites can't reach the sandbox.
  if (![whole.host, `localhost:${whole.port}`].includes(req.headers.host ?? "")) return void res.writeHead(403).end();
  const world = worlds.find(({ service }) => whole.pathname.startsWith(`/${service}/`));
  if (!world) return serveCalendarPage(worlds, req, res);
  const address = new URL(whole);
  address.pathname = whole.pathname.slice(world.service.length + 1);
  switch (address.pathname) {
    case "/o/oauth2/v2/auth":
    case "/common/oauth2/v2.0/authorize":
      return serveConsent(world, req, res, url);
    case "/token":
    case "/common/oauth2/v2.0/token":
      return serveTokens(world, req, res);
    case "/revoke":
      return serveRevoke(world, req, res);
    default:
      return serveService(world, RULES[world.service], { req, res, address });
  }
}
