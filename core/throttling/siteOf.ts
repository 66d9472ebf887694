/** Returns the /48 network of an IPv6 address, because one customer can have 65,536 networks of the usual size. */
export function siteOf(client: string): string {
  return client.includes(":") ? client.split(":", 3).join(":") : client;
}
