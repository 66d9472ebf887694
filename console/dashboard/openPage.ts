import type { QueryClient } from "@tanstack/react-query";
import { loadPageAt } from "./pageLoads.ts";
import { readSession, session } from "./session/sessionCalls.ts";

/**
 * Starts everything that the page at an address waits for before anything renders: the session and the code of the page
 * at the same time, and then the calls of a page that prefetches them. The session arrives with the code, so that the
 * first screen is the page itself.
 */
export async function openPage(client: QueryClient, { pathname, search }: Location): Promise<void> {
  const queryFn = async () => {
    const [me, page] = await Promise.all([readSession(client), loadPageAt(pathname)]);
    if (me && !me.mustSetUpSecondFactor) page?.prefetch?.({ client, me, params: new URLSearchParams(search) });
    return me;
  };
  await client.prefetchQuery({ ...session(), queryFn });
}
