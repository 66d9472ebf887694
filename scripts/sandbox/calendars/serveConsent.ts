import type { IncomingMessage, ServerResponse } from "node:http";
import { html, type Html } from "#bot/html.ts";
import { accountOf, type CalendarWorld, newToken } from "./CalendarWorld.ts";
import { sendPage } from "../sendPage.ts";

const NAMES = { google: "Google Calendar", microsoft: "Microsoft 365" } as const;

export function serveConsent(world: CalendarWorld, req: IncomingMessage, res: ServerResponse, url: string): void {
  const address = new URL(req.url ?? "/", url);
  const fault = faultIn(world, address);
  if (fault !== undefined) return sendPage(res, 400, "Request refused", html`<h1>${fault}</h1>`);
  const { searchParams } = address;
  const answer = searchParams.get("answer");
  if (answer === null) {
    const question = `Allow access to ${NAMES[world.service]}`;
    return sendPage(res, 200, question, form(question, searchParams));
  }
  const email = searchParams.get("email") ?? "";
  res.writeHead(302, { location: answer === "allow" ? allow(world, address.href, email) : deny(address) }).end();
}

export function allow(world: CalendarWorld, address: string, email: string, scopes?: readonly string[]): string {
  const url = new URL(address);
  const fault = faultIn(world, url);
  if (fault !== undefined) throw new Error(fault);
  const { searchParams: wanted } = url;
  const code = newToken("code");
  const asked = (wanted.get("scope") ?? "").split(" ");
  world.codes.set(code, {
    grant: { account: accountOf(world, email), scopes: scopes ?? asked, isRevoked: false },
    redirectUri: wanted.get("redirect_uri") ?? "",
    challenge: wanted.get("code_challenge") ?? "",
    wasUsed: false,
  });
  return returned(wanted, { code });
}

function deny({ searchParams }: URL): string {
  return returned(searchParams, { error: "access_denied" });
}

function returned(wanted: URLSearchParams, answer: Record<string, string>): string {
  const back = new URL(wanted.get("redirect_uri") ?? "");
  for (const [name, value] of Object.entries({ ...answer, state: wanted.get("state") ?? "" })) {
    back.searchParams.set(name, value);
  }
  return back.href;
}

function faultIn({ service, clientId }: CalendarWorld, { searchParams: wanted }: URL): string | undefined {
  const scopes = (wanted.get("scope") ?? "").split(" ");
  if (wanted.get("client_id") !== clientId) return "Error 401: invalid_client";
  if (!URL.canParse(wanted.get("redirect_uri") ?? "")) return "Error 400: redirect_uri_mismatch";
  if (wanted.get("response_type") !== "code") return "Error 400: unsupported_response_type";
  if (wanted.get("code_challenge_method") !== "S256" || !wanted.get("code_challenge")) return "PKCE is missing";
  if (service === "google" && wanted.get("access_type") !== "offline") return "access_type isn't offline";
  if (service === "microsoft" && !scopes.includes("offline_access")) return "The scope offline_access is missing";
  return undefined;
}

function form(question: string, wanted: URLSearchParams): Html {
  const hidden = [...wanted].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`);
  const scopes = (wanted.get("scope") ?? "").split(" ").map((scope) => html`<li>${scope}</li>`);
  return html`<h1>${question}</h1>
    <p>Awayday wants to use:</p>
    <ul>
      ${scopes}
    </ul>
    <form>
      ${hidden}
      <p>
        <label>Account <input name="email" type="email" value="you@example.com" required /></label>
      </p>
      <p><button name="answer" value="allow">Allow</button> <button name="answer" value="deny">Cancel</button></p>
    </form>`;
}
