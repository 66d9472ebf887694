import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll } from "@jest/globals";

export async function pictureHost(): Promise<{
  url: string;
  pictures: Map<string, Uint8Array>;
}> {
  const pictures = new Map<string, Uint8Array>();
  const server = createServer((req, res) => {
    const picture = pictures.get(req.url ?? "");
    res.writeHead(picture ? 200 : 404).end(picture);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, pictures };
}
