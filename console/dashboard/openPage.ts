import type { QueryClient } from "@tanstack/react-query";
import { loadPageAt } from "./pageLoads.ts";
import { readSession, session } from "./session/sessionCalls.ts";

/**
 * The session and the code of the page load at the same time, and the calls of the page follow. The session arrives
 * with the code, so that the first screen is the page itself.
 */
export async function openPage(client: QueryClient, { pathname, search }: Location): Promise<void> {
  const queryFn = async () => {
    const [me, page] = await Promise.all([readSession(client), loadPageAt(pathname)]);
    if (me && !me.mustSetUpSecondFactor) page?.prefetch?.({ client, me, params: new URLSearchParams(search) });
    return me;
  };
  await client.prefetchQuery({ ...session(), queryFn });
}
