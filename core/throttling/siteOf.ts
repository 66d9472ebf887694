/** Returns the /48 network of an IPv6 address, because one customer can have all of its 65,536 /64 networks. */
export function siteOf(client: string): string {
  return client.includes(":") ? client.split(":", 3).join(":") : client;
}
