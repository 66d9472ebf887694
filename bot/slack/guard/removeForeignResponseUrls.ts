import { z } from "zod";

const SLACK = "https://slack.com/api/";

const Memory = z.looseObject({ clickedIn: z.looseObject({ response_url: z.unknown() }) });

/** Security: prevents posts to other hosts, even if a message only claims to come from Slack. */
export function removeForeignResponseUrls(body: Record<string, unknown>, apiUrl: string = SLACK): void {
  if (!isOf(new URL(apiUrl), body["response_url"])) delete body["response_url"];
  // Slack sends `response_urls` only for forms that request them, and no form of Awayday does.
  delete body["response_urls"];
  removeStored(body["view"], apiUrl);
}

function removeStored(view: unknown, apiUrl: string): void {
  if (typeof view !== "object" || view === null || !("private_metadata" in view)) return;
  const memory = Memory.safeParse(parsed(view.private_metadata));
  if (!memory.success || isOf(new URL(apiUrl), memory.data.clickedIn.response_url)) return;
  delete memory.data.clickedIn.response_url;
  view.private_metadata = JSON.stringify(memory.data);
}

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

function isOf({ protocol, host }: URL, address: unknown): boolean {
  if (typeof address !== "string" || !URL.canParse(address)) return false;
  const url = new URL(address);
  return url.protocol === protocol && [host, `hooks.${host}`].includes(url.host);
}
