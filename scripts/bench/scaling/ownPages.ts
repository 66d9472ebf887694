import { signedIn } from "../servers/signedIn.ts";
import { PASSWORD } from "../data/populate.ts";

const OWN = ["/api/auth/user", "/api/pto-balances", "/api/pto-requests", "/api/team/calendar"];

export async function ownPages(url: string, email: string): Promise<() => Promise<number>> {
  const { headers } = await signedIn(url, email, PASSWORD);
  return async () => {
    const begun = performance.now();
    for (const path of OWN) {
      const answer = await fetch(url + path, { headers });
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      await answer.arrayBuffer();
    }
    return performance.now() - begun;
  };
}
