import type { ServerResponse } from "node:http";
import { crc32, deflateSync } from "node:zlib";
import type { World } from "./World.ts";

const PIXELS = 192;

export function servePicture({ workspaces }: World, pathname: string, res: ServerResponse): void {
  const [, teamId = "", userId = ""] = /^\/pictures\/(\w+)\/(\w+)\.png$/.exec(pathname) ?? [];
  const user = workspaces.get(teamId)?.users.get(userId);
  if (!user || user.deleted) return void res.writeHead(404).end();
  res.writeHead(200, { "content-type": "image/png" }).end(user.picture ?? drawing(userId));
}

function drawing(text: string): Buffer {
  const seed = crc32(text);
  const colors = [seed, seed >>> 8].map((bits) => [16, 8, 0].map((shift) => 96 + (((bits >>> shift) & 0xff) >> 1)));
  const [back = [], front = []] = colors;
  const line = (y: number) => [
    0,
    ...Array.from({ length: PIXELS }, (_, x) => (isPerson(x / PIXELS, y / PIXELS) ? front : back)).flat(),
  ];
  const lines = Buffer.from(Array.from({ length: PIXELS }, (_, y) => line(y)).flat());
  const header = Buffer.alloc(13);
  header.writeUInt32BE(PIXELS, 0);
  header.writeUInt32BE(PIXELS, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    part("IHDR", header),
    part("IDAT", deflateSync(lines)),
    part("IEND", Buffer.alloc(0)),
  ]);
}

function isPerson(x: number, y: number): boolean {
  return Math.hypot(x - 0.5, y - 0.38) < 0.2 || Math.hypot((x - 0.5) * 0.9, y - 1.05) < 0.42;
}

function part(type: string, content: Buffer): Buffer {
  const inside = Buffer.concat([Buffer.from(type), content]);
  const [length, checksum] = [content.length, crc32(inside)].map((number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(number);
    return bytes;
  });
  return Buffer.concat([length ?? Buffer.alloc(0), inside, checksum ?? Buffer.alloc(0)]);
}
