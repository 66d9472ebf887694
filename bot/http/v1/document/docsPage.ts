import { Html, html } from "#bot/html.ts";
import type { Call } from "../Call.ts";
import { CALLS } from "../calls/calls.ts";
import { statusOf } from "../statusOf.ts";
import { API_ERRORS } from "./apiErrors.ts";
import { inputSchema, type JsonSchema } from "./jsonSchemas.ts";

const STYLE = `
  :root { color-scheme: light dark; --text: #1b2421; --soft: #55605b; --line: #e2dfd5; --back: #f7f5f0; --paper: #ffffff; --code: #efece4; --link: #17594a; }
  @media (prefers-color-scheme: dark) { :root { --text: #e7ece9; --soft: #a4b0aa; --line: #2a3530; --back: #0f1513; --paper: #161e1b; --code: #1d2723; --link: #83cfb8; } }
  * { box-sizing: border-box; }
  body { margin: 0; color: var(--text); background: var(--back); font: 16px/1.55 "Roboto Variable", Roboto, system-ui, sans-serif; }
  main { max-width: 880px; margin: 0 auto; padding: 32px 16px 80px; }
  h1 { margin: 0 0 8px; font-size: 30px; } h2 { margin: 44px 0 8px; font-size: 21px; } h3 { margin: 0; font-size: 16px; }
  a { color: var(--link); } p { margin: 8px 0; } nav { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 20px 0; }
  code, pre { font: 14px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; background: var(--code); border-radius: 4px; }
  code { padding: 1px 4px; overflow-wrap: anywhere; } pre { padding: 12px; overflow-x: auto; }
  pre code { padding: 0; background: none; }
  article { background: var(--paper); border: 1px solid var(--line); border-radius: 8px; padding: 14px 16px; margin: 12px 0; }
  .call { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; justify-content: space-between; }
  .note { color: var(--soft); font-size: 14px; }
  table { border-collapse: collapse; width: 100%; margin: 10px 0 2px; font-size: 14px; }
  th, td { text-align: left; padding: 6px 8px 6px 0; border-top: 1px solid var(--line); vertical-align: top; }
  th { font-weight: 600; }`;

export function docsPage(appUrl: string, typeface: string): string {
  const areas = [...new Set(CALLS.map(({ area }) => area))];
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Awayday API</title>
        ${new Html(typeface)}
        <style>
          ${new Html(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <h1>Awayday API</h1>
          <p>Give other systems access to your organization's people, requests, balances, and settings.</p>
          <p>
            Create a key under <em>Calendars and API Keys</em> in the account menu and send it with each call. It has
            your current rights, limited by its scopes. To generate a client, use the
            <a href="/api/v1/openapi.json">OpenAPI document</a>.
          </p>
          <pre tabindex="0"><code>curl ${appUrl}/api/v1/key -H "Authorization: Bearer $AWAYDAY_KEY"</code></pre>
          <nav aria-label="Areas">${areas.map((area) => html`<a href="#${anchorOf(area)}">${area}</a>`)}</nav>
          ${areas.map((area) => areaOf(area))} ${errorTable()}
        </main>
      </body>
    </html>`;
  return page.text;
}

function areaOf(area: string): Html {
  const calls = CALLS.filter((call) => call.area === area);
  return html`<h2 id="${anchorOf(area)}">${area}</h2>
    ${calls.map(callOf)}`;
}

function callOf(call: Call): Html {
  const { method, path, summary, detail, scope, query, body } = call;
  return html`<article>
    <div class="call">
      <h3>${summary}</h3>
      <code>${method} /api/v1${path.replaceAll(/:(\w+)/g, "{$1}")}</code>
    </div>
    ${detail && html`<p>${new Html(marked(detail))}</p>`}
    <p class="note">${scope ? html`Scope <code>${scope}</code>, returns` : "Returns"} ${statusOf(call)}</p>
    ${query && fieldsOf("Query", inputSchema(query))} ${body && fieldsOf("Body", inputSchema(body))}
  </article>`;
}

function fieldsOf(title: string, schema: JsonSchema): Html {
  const { properties = {}, required = [] } = schema as { properties?: Record<string, JsonSchema>; required?: string[] };
  const rows = Object.entries(properties).map(
    ([name, property]) =>
      html`<tr>
        <td><code>${name}</code></td>
        <td>${typeOf(property)}${required.includes(name) && ", required"}</td>
      </tr>`,
  );
  return tableOf([title, "Type"], rows);
}

function typeOf(schema: JsonSchema): string {
  const {
    type,
    format,
    enum: words,
    anyOf,
  } = schema as { type?: unknown; format?: string; enum?: string[]; anyOf?: JsonSchema[] };
  if (words) return `one of ${words.join(", ")}`;
  if (anyOf) return [...new Set(anyOf.map(typeOf))].join(" or ");
  if (Array.isArray(type)) return type.map((one) => typeOf({ ...schema, type: one as string })).join(" or ");
  if (type === "string" && format !== undefined) return format;
  return typeof type === "string" ? type : "value";
}

function errorTable(): Html {
  const rows = API_ERRORS.map(
    ({ status, when, codes, rules = [] }) =>
      html`<tr>
        <td>${status}</td>
        <td>${new Html(marked(when))}</td>
        <td>${[...codes, ...rules].map((code) => html`<code>${code}</code> `)}</td>
      </tr>`,
  );
  return html`<h2 id="errors">Errors</h2>
    <p>An error is <code>{"error": text, "code": slug}</code>, with <code>fields</code> if some fields are invalid.</p>
    ${tableOf(["Status", "When", "Codes"], rows)}`;
}

function tableOf(heads: readonly string[], rows: readonly Html[]): Html {
  return html`<table>
    <thead>
      <tr>
        ${heads.map((head) => html`<th>${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

function marked(text: string): string {
  return html`${text}`.text.replaceAll(/`([^`]+)`/g, "<code>$1</code>");
}

function anchorOf(area: string): string {
  return area.toLowerCase().replaceAll(" ", "-");
}
