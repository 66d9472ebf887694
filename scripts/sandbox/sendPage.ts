import type { ServerResponse } from "node:http";
import { html, type Html } from "#bot/html.ts";

const STYLE = html`<style>
  :root {
    color-scheme: light dark;
    font:
      16px/1.5 system-ui,
      sans-serif;
  }
  body {
    max-width: 44rem;
    margin: 3rem auto;
    padding: 0 1rem;
    overflow-wrap: break-word;
  }
  button,
  input,
  select {
    font: inherit;
    padding: 0.4rem 0.9rem;
  }
  table {
    width: 100%;
    margin-bottom: 1rem;
    border-collapse: collapse;
  }
  th,
  td {
    padding: 0.4rem 1rem 0.4rem 0;
    border-bottom: 1px solid color-mix(in srgb, currentcolor 20%, transparent);
    text-align: left;
  }
  time {
    white-space: nowrap;
  }
</style>`;

export function sendPage(res: ServerResponse, status: number, title: string, content: Html, head: Html = html``): void {
  const whole = html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title}</title>
      ${head}${STYLE}
      <main>${content}</main>
    </html>`;
  res.writeHead(status, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" }).end(whole.text);
}
