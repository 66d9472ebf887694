import { readFileSync } from "node:fs";
import path from "node:path";
import compression from "compression";
import express, { Router } from "express";
import { CONSOLE_LISTS, CONSOLE_PAGES, CONSOLE_REPORTS } from "#core/links/consolePaths.ts";
import { DEMO_META, type DemoPerson } from "#core/links/demoMeta.ts";
import { type Service, SERVICE_METAS } from "#core/links/serviceMetas.ts";
import { themeInCookies } from "#core/links/themeCookie.ts";
import { CONNECT_SLACK_PATH, LINK_GOOGLE_PATH, PAGE_PATHS, SIGNED_OUT_PATHS } from "#core/links/pagePaths.ts";
import { html } from "#bot/html.ts";
import { isWellFormed } from "../middleware/wellFormedAddress.ts";

const PAGES = ["/", ...PAGE_PATHS, ...SIGNED_OUT_PATHS];

/** Security: the referrer must not contain a token. */
const PAGES_WITH_TOKENS = [
  "/accept-invitation",
  "/invitations/token/:token",
  "/reset-password",
  LINK_GOOGLE_PATH,
  CONNECT_SLACK_PATH,
  "/auth/google/callback",
];

const ADMIN_PAGES = [
  "/admin",
  ...CONSOLE_PAGES.map((page) => `/admin/${page}`),
  ...CONSOLE_REPORTS.map((report) => `/admin/reports/${report}`),
  ...CONSOLE_LISTS.flatMap((list) => [`/admin/${list}`, `/admin/${list}/:id{/show}`]),
  "/admin/policies/:id/document",
];

const NOT_BUILT =
  "<!doctype html><title>Awayday</title><p>The web app isn't built yet. Run <code>npm start</code>.</p>";

export function pages(webRoot: string, facts: PageFacts): Router {
  const send = (app: App) => {
    const pageFor = readPage(webRoot, app, facts);
    return (req: express.Request, res: express.Response) => {
      res.set("Cache-Control", "no-cache").type("html").send(pageFor(req));
    };
  };
  const web = Router({ caseSensitive: true });
  web.use(compression());
  web.use(
    "/assets",
    express.static(path.join(webRoot, "assets"), { immutable: true, maxAge: "1y", index: false, redirect: false }),
    (_req, res) => {
      res.status(404).set("Cache-Control", "no-store").type("text").send("Not found");
    },
  );
  web.use((req, _res, next) => next(isWellFormed(req.path) ? undefined : "router"));
  web.get(PAGES_WITH_TOKENS, (_req, res, next) => {
    res.set("Referrer-Policy", "no-referrer");
    next();
  });
  web.get(PAGES, send("dashboard"));
  web.get("/settings/organization", (_req, res) => res.redirect("/admin/organization"));
  web.get(ADMIN_PAGES, send("admin"));
  return web;
}

export function unknownPage(webRoot: string, facts: PageFacts): express.RequestHandler {
  const pageFor = readPage(webRoot, "dashboard", facts);
  return (req, res) => {
    res.status(404).set("Cache-Control", "no-cache").type("html").send(pageFor(req));
  };
}

type App = "dashboard" | "admin";

interface PageFacts {
  services: readonly Service[];
  demo?: readonly DemoPerson[] | undefined;
}

const SYSTEM_COLORS = '<meta name="color-scheme" content="light dark"';

function readPage(webRoot: string, app: App, facts: PageFacts): (req: express.Request) => string {
  const page = builtPage(webRoot, app, facts);
  const inColors = (theme: string) => page.replace(SYSTEM_COLORS, `<meta name="color-scheme" content="${theme}"`);
  const themed = { light: inColors("light"), dark: inColors("dark") };
  return (req) => {
    const theme = themeInCookies(req.headers.cookie);
    return theme === "light" || theme === "dark" ? themed[theme] : page;
  };
}

function builtPage(webRoot: string, app: App, { services, demo }: PageFacts): string {
  const metas = [
    ...services.map((service) => `<meta name="${SERVICE_METAS[service]}" content="on">`),
    ...(demo ? [html`<meta name="${DEMO_META}" content="${JSON.stringify(demo)}" />`] : []),
  ].join("");
  try {
    return readFileSync(path.join(webRoot, app, "index.html"), "utf8").replace("<title>", () => `${metas}<title>`);
  } catch {
    return NOT_BUILT;
  }
}
