/** Counts the /48 network, because one customer can have 65,536 IPv6 networks of the usual size. */
export function siteOf(client: string): string {
  return client.includes(":") ? client.split(":", 3).join(":") : client;
}
