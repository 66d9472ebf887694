const SLACK = "https://slack.com/api/";

/**
 * Takes away the addresses to answer at that are not Slack's: those of its API's host, or of `hooks.` before it. Nothing
 * of ours is ever posted elsewhere, whatever is said to have come from Slack.
 */
export function forgetStrangeAddresses(body: Record<string, unknown>, apiUrl: string = SLACK): void {
  const api = new URL(apiUrl);
  if (!isOf(api, body["response_url"])) delete body["response_url"];
  // Only forms that ask for them have any, and none of ours does.
  delete body["response_urls"];
}

function isOf({ protocol, host }: URL, address: unknown): boolean {
  const url = typeof address === "string" ? URL.parse(address) : null;
  return url !== null && url.protocol === protocol && [host, `hooks.${host}`].includes(url.host);
}
