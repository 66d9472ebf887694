/** One customer can have 65,536 IPv6 networks of the usual size, so the /48 network counts. */
export function siteOf(client: string): string {
  return client.includes(":") ? client.split(":", 3).join(":") : client;
}
