import { SlackError } from "./SlackError.ts";
import { changeMessage, contentOf, postMessage, type Content } from "../postMessage.ts";
import { newId, type Conversation, type ResponseAddress, type Workspace, type World } from "../World.ts";

const MAX_USES = 5;

interface Response extends Content {
  response_type?: unknown;
  replace_original?: unknown;
  delete_original?: unknown;
}

export function openAddress(
  world: World,
  workspace: Workspace,
  { userId, conversation, original }: { userId: string; conversation: Conversation; original?: string },
): { url: string; address: ResponseAddress } {
  const id = newId("");
  const address = { workspace, userId, conversation, original, uses: 0, replies: [] };
  world.addresses.set(id, address);
  return { url: `${world.url}/response/${id}`, address };
}

export function respond(world: World, id: string, response: Response): void {
  const address = world.addresses.get(id);
  if (!address) throw new SlackError("expired_url");
  if (address.uses >= MAX_USES) throw new SlackError("used_url");
  address.uses += 1;
  showResponse(world, address, response);
}

export function showResponse(world: World, address: ResponseAddress, response: Response): void {
  const { workspace, conversation, userId } = address;
  const original = address.original;
  if (response.delete_original === true && original) {
    changeMessage(world, conversation, original, undefined);
    address.original = undefined;
    return;
  }
  const content = contentOf(world, response);
  if (response.replace_original === true && original) {
    changeMessage(world, conversation, original, content);
    return;
  }
  const to = response.response_type === "in_channel" ? undefined : userId;
  const { ts } = postMessage(world, workspace, conversation, content, to);
  address.original ??= ts;
  address.replies.push(ts);
}
