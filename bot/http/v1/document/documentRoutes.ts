import type { RequestHandler } from "express";
import type { HttpContext } from "../../HttpContext.ts";
import { typefaceLinks } from "../../mail/typefaceLinks.ts";
import { docsPage } from "./docsPage.ts";
import { openApi } from "./openApi.ts";

export function documentOf({ appUrl }: Pick<HttpContext, "appUrl">): RequestHandler {
  let text: string | undefined;
  return (_req, res) => {
    text ??= JSON.stringify(openApi(appUrl));
    res.type("json").set("Cache-Control", "public, max-age=300").send(text);
  };
}

export function docsOf({ appUrl, webRoot }: Pick<HttpContext, "appUrl"> & { webRoot: string }): RequestHandler {
  let page: string | undefined;
  return (_req, res) => {
    page ??= docsPage(appUrl, typefaceLinks(webRoot));
    res.type("html").set("Cache-Control", "no-cache").send(page);
  };
}
