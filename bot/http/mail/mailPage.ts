import type { Theme } from "#core/links/themes.ts";
import { Html, html } from "#bot/html.ts";

const DARK = `color-scheme: dark; --page: #0f1513; --card: #161e1b; --ink: #e7ece9; --soft: #a4b0aa; --rule: #2a3530;
    --main: #83cfb8; --on-main: #06231b; --danger: #ff9c92; --on-danger: #3b0804; --quiet: #1d2723;`;
const STYLE = `
  :root { color-scheme: light; --page: #f7f5f0; --card: #fff; --ink: #1b2421; --soft: #55605b; --rule: #e2dfd5;
    --main: #17594a; --on-main: #fff; --danger: #b3261e; --on-danger: #fff; --quiet: #f7f5f0; }
  @media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { ${DARK} } }
  :root[data-theme="dark"] { ${DARK} }
  * { box-sizing: border-box; }
  body { margin: 0; text-wrap: pretty; background: var(--page); color: var(--ink);
    font: 16px/1.5 "Roboto Variable", "Roboto Fallback", ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto,
      "Helvetica Neue", Arial, sans-serif; }
  header { padding: 20px 16px 4px; max-width: 560px; margin: auto; font-weight: 700; }
  main { max-width: 528px; margin: 12px auto 48px; background: var(--card); border: 1px solid var(--rule);
    border-radius: 14px; padding: 28px 28px 30px; }
  @media (max-width: 592px) { main { margin: 12px 16px 32px; padding: 22px 18px 24px; } }
  h1 { margin: 0; font-size: 1.375rem; line-height: 1.25; letter-spacing: -0.01em; }
  p { margin: 8px 0 0; color: var(--soft); }
  p.wrong { color: var(--danger); margin: 0 0 14px; }
  dl { margin: 18px 0 0; display: grid; grid-template-columns: minmax(96px, max-content) 1fr; }
  dt, dd { margin: 0; padding: 8px 0; border-top: 1px solid var(--rule); font-size: 0.9375rem; overflow-wrap: anywhere; }
  dt { color: var(--soft); padding-right: 16px; }
  dd { white-space: pre-line; }
  dt:first-of-type, dd:first-of-type { border-top: 0; }
  blockquote { margin: 14px 0 0; padding: 10px 14px; background: var(--quiet); border-left: 3px solid var(--main);
    white-space: pre-line; overflow-wrap: anywhere; font-size: 0.9375rem; }
  form { margin: 22px 0 0; }
  label { display: block; font-size: 0.9375rem; margin-bottom: 6px; }
  textarea { display: block; width: 100%; min-height: 88px; padding: 10px 12px; font: inherit; color: inherit;
    background: transparent; border: 1px solid var(--soft); border-radius: 8px; margin-bottom: 16px; }
  button { font: inherit; font-weight: 600; border: 0; border-radius: 8px; min-height: 46px; padding: 0 28px;
    background: var(--main); color: var(--on-main); cursor: pointer; }
  button.danger { background: var(--danger); color: var(--on-danger); }
  @media (max-width: 592px) { button { width: 100%; } }
  form.undo { animation: over 1ms 10s forwards; }
  @keyframes over { to { visibility: hidden; } }
  a { color: var(--main); }
  a:focus-visible, button:focus-visible, textarea:focus-visible { outline: 2px solid var(--main); outline-offset: 2px; }
  footer { margin-top: 10px; font-size: 0.9375rem; }
  footer a { display: inline-block; padding: 11px 0; }`;

interface MailPage {
  title: string;
  lead?: string | undefined;
  facts?: readonly (readonly [name: string, value: string])[];
  quote?: string | undefined;
  form?: Html;
  link?: { label: string; href: string };
}

export function mailPage({ title, lead, facts = [], quote, form, link }: MailPage): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Awayday</title>
        <style>
          ${new Html(STYLE)}
        </style>
      </head>
      <body>
        <header>Awayday</header>
        <main>
          <h1>${title}</h1>
          ${lead && html`<p>${lead}</p>`}
          ${
            facts.length > 0 &&
            html`<dl>
              ${facts.map(
                ([name, value]) =>
                  html`<dt>${name}</dt>
                    <dd>${value}</dd>`,
              )}
            </dl>`
          }
          ${quote && html`<blockquote>${quote}</blockquote>`} ${form}
          ${link && html`<footer><a href="${link.href}">${link.label}</a></footer>`}
        </main>
      </body>
    </html> `.text;
}

export function inTheme(page: string, theme: Theme | null | undefined): string {
  return theme === "light" || theme === "dark" ? page.replace("<html ", `<html data-theme="${theme}" `) : page;
}
