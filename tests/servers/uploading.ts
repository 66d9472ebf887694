import type { Browser } from "./httpServer.ts";

interface Sent {
  type?: string;
  name?: string;
}

export function uploading(url: string) {
  return {
    upload: async (
      browser: Pick<Browser, "cookies">,
      requestId: string,
      body: Uint8Array | string,
      { type = "application/pdf", name = "Note.pdf" }: Sent = {},
    ) => {
      const answer = await fetch(`${url}/api/pto-requests/${requestId}/evidence?name=${encodeURIComponent(name)}`, {
        method: "POST",
        headers: { cookie: browser.cookies(), "content-type": type },
        body: typeof body === "string" ? body : new Blob([new Uint8Array(body)]),
      });
      return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, string> };
    },
    download: async (browser: Pick<Browser, "cookies">, requestId: string, id: string) => {
      const answer = await fetch(`${url}/api/pto-requests/${requestId}/evidence/${id}`, {
        headers: { cookie: browser.cookies() },
      });
      return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
    },
  };
}
