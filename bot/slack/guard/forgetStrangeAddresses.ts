const SLACK = "https://slack.com/api/";

/**
 * Takes away an address to answer at that is not Slack's: of its API's host, or of `hooks.` before it. Nothing of ours
 * is ever posted elsewhere, whatever is said to have come from Slack.
 */
export function forgetStrangeAddresses(body: Record<string, unknown>, apiUrl: string = SLACK): void {
  if (!isOf(new URL(apiUrl), body["response_url"])) delete body["response_url"];
  // Only forms that ask for them have any, and none of ours does.
  delete body["response_urls"];
}

function isOf({ protocol, host }: URL, address: unknown): boolean {
  if (typeof address !== "string" || !URL.canParse(address)) return false;
  const url = new URL(address);
  return url.protocol === protocol && [host, `hooks.${host}`].includes(url.host);
}
