const SLACK = "https://slack.com/api/";

/**
 * Removes a reply URL outside Slack: its host must be that of the API, or the same with the prefix `hooks.`. Nothing is
 * ever posted elsewhere, even if a message claims to come from Slack.
 */
export function removeForeignResponseUrls(body: Record<string, unknown>, apiUrl: string = SLACK): void {
  if (!isOf(new URL(apiUrl), body["response_url"])) delete body["response_url"];
  // Only forms that request these URLs get them, and none of ours does.
  delete body["response_urls"];
}

function isOf({ protocol, host }: URL, address: unknown): boolean {
  if (typeof address !== "string" || !URL.canParse(address)) return false;
  const url = new URL(address);
  return url.protocol === protocol && [host, `hooks.${host}`].includes(url.host);
}
