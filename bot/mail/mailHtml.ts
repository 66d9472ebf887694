import { Html, html } from "#bot/html.ts";
import type { MailAction, MailContent } from "./MailContent.ts";

const FONT = "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

const DARK = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .page { background: #0f1513 !important; }
    .card { background: #161e1b !important; border-color: #2a3530 !important; }
    .ink { color: #e7ece9 !important; }
    .soft { color: #a4b0aa !important; }
    .rule { border-color: #2a3530 !important; }
    .quote { background: #1d2723 !important; border-color: #83cfb8 !important; }
    .main { background: #83cfb8 !important; border-color: #83cfb8 !important; color: #06231b !important; }
    .danger { border-color: #ff9c92 !important; color: #ff9c92 !important; }
    .plain { border-color: #a4b0aa !important; color: #e7ece9 !important; }
  }
  @media (max-width: 480px) {
    .pad { padding: 22px 18px !important; }
    .button { display: block !important; text-align: center !important; margin-right: 0 !important; }
  }`;

const BUTTON: Record<MailAction["tone"], string> = {
  main: "background:#17594a;border:1px solid #17594a;color:#ffffff",
  danger: "border:1px solid #b3261e;color:#b3261e",
  plain: "border:1px solid #c9c4b7;color:#1b2421",
};

export function mailHtml({ title, lead, facts, quote, actions, note }: MailContent, footer: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <style>
          ${new Html(DARK)}
        </style>
      </head>
      <body class="page" style="margin:0;padding:0;background:#f7f5f0;-webkit-text-size-adjust:100%">
        <table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f7f5f0">
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                width="600"
                cellpadding="0"
                cellspacing="0"
                style="width:100%;max-width:600px;font-family:${FONT}"
              >
                <tr>
                  <td class="ink" style="padding:0 4px 14px;font-size:17px;font-weight:700;color:#1b2421">Awayday</td>
                </tr>
                <tr>
                  <td
                    class="card pad"
                    style="background:#ffffff;border:1px solid #e2dfd5;border-radius:14px;padding:30px 32px"
                  >
                    <h1 class="ink" style="margin:0;font-size:21px;line-height:1.3;color:#1b2421">${title}</h1>
                    ${lead !== "" && html`<p class="soft" style="margin:6px 0 0;font-size:15px;line-height:1.5;color:#55605b">${lead}</p>`}
                    ${facts.length > 0 && factTable(facts)} ${quote && quoted(quote)}
                    ${actions.length > 0 && html`<div style="margin:22px 0 -10px">${actions.map(button)}</div>`}
                    ${note && html`<p class="soft" style="margin:22px 0 0;font-size:13px;line-height:1.5;color:#55605b">${note}</p>`}
                  </td>
                </tr>
                <tr>
                  <td class="soft" style="padding:14px 4px 0;font-size:12px;line-height:1.6;color:#55605b">
                    ${footer}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.text;
}

function factTable(facts: MailContent["facts"]): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-top:18px">
    ${facts.map(factRow)}
  </table>`;
}

function factRow([name, value]: readonly [string, string], index: number): Html {
  const rule = index === 0 ? "" : "border-top:1px solid #e2dfd5;";
  return html`<tr>
    <td
      class="soft rule"
      width="130"
      valign="top"
      style="${rule}padding:8px 12px 8px 0;font-size:14px;line-height:1.45;color:#55605b"
    >
      ${name}
    </td>
    <td
      class="ink rule"
      valign="top"
      style="${rule}padding:8px 0;font-size:14px;line-height:1.45;color:#1b2421;word-break:break-word"
    >
      ${linesOf(value)}
    </td>
  </tr>`;
}

function quoted({ label, text }: { label: string; text: string }): Html {
  return html`<div
    class="quote ink"
    style="margin-top:16px;padding:10px 14px;background:#f7f5f0;border-left:3px solid #17594a;font-size:14px;line-height:1.5;color:#1b2421;word-break:break-word"
  >
    <span class="soft" style="font-size:12px;color:#55605b">${label}</span><br />${linesOf(text)}
  </div>`;
}

function linesOf(text: string): Html[] {
  return text.split("\n").map((line, index) => html`${index > 0 && html`<br />`}${line}`);
}

function button({ label, href, tone }: MailAction): Html {
  return html`<a
    class="button ${tone}"
    href="${href}"
    style="display:inline-block;margin:0 8px 10px 0;padding:11px 20px;border-radius:8px;${BUTTON[tone]};font-size:15px;font-weight:600;line-height:1.2;text-decoration:none"
    >${label}</a
  >`;
}
