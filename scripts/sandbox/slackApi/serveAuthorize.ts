import type { IncomingMessage, ServerResponse } from "node:http";
import { html, type Html } from "#bot/html.ts";
import { allow, deny, wishOf, type Wish } from "./authorizing.ts";
import { sendPage } from "../sendPage.ts";
import type { World } from "../World.ts";

export function serveAuthorize(world: World, req: IncomingMessage, res: ServerResponse): void {
  const address = new URL(req.url ?? "/", world.url);
  const wish = wishOf(address.href);
  if (wish.clientId !== world.options.clientId) return page(res, 400, html`<h1>Invalid client_id parameter</h1>`);
  if (!URL.canParse(wish.redirectUri))
    return page(res, 400, html`<h1>redirect_uri did not match any configured URIs</h1>`);
  const answer = address.searchParams.get("answer");
  const teamId = address.searchParams.get("team") ?? "";
  if (answer === null) return page(res, 200, question(world, wish));
  if (answer === "allow" && !world.workspaces.has(teamId)) return page(res, 400, html`<h1>No such workspace</h1>`);
  res.writeHead(302, { location: answer === "allow" ? allow(world, wish, teamId) : deny(wish) }).end();
}

function question({ options }: World, { clientId, scopes, state, redirectUri }: Wish): Html {
  const carried = { client_id: clientId, scope: scopes.join(","), state, redirect_uri: redirectUri };
  const hidden = Object.entries(carried).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  const teams = options.teams.map(({ id, name }) => html`<option value="${id}">${name}</option>`);
  return html`<h1>Awayday is requesting access to a workspace</h1>
    <p>Permissions: ${scopes.join(", ")}</p>
    <form>
      ${hidden}
      <p>
        <label
          >Workspace
          <select name="team">
            ${teams}
          </select></label
        >
      </p>
      <p><button name="answer" value="allow">Allow</button> <button name="answer" value="deny">Cancel</button></p>
    </form>`;
}

function page(res: ServerResponse, status: number, content: Html): void {
  sendPage(res, status, "Slack sandbox", content);
}
