import { createHash } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { afterAll } from "@jest/globals";

/** The constant that a WebSocket server uses to accept a connection (RFC 6455, section 1.3). */
const GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
const [TEXT, CLOSE, PING, PONG] = [0x1, 0x8, 0x9, 0xa];

export async function slackSocket(apiUrl: string) {
  const arrivals = new EventEmitter();
  let socket: Duplex | undefined;
  const answerTo = async (req: IncomingMessage): Promise<string> => {
    const method = (req.url ?? "").replace("/api/", "");
    const { authorization = "", "content-type": contentType = "" } = req.headers;
    if (method === "apps.connections.open") {
      const isOurs = authorization === "Bearer xapp-test";
      return JSON.stringify(isOurs ? { ok: true, url: address("ws") } : { ok: false, error: "invalid_auth" });
    }
    const chunks: Buffer[] = [];
    for await (const chunk of req as AsyncIterable<Buffer>) chunks.push(chunk);
    const headers = { authorization, "content-type": contentType };
    return (await fetch(apiUrl + method, { method: "POST", headers, body: Buffer.concat(chunks) })).text();
  };
  const server = createServer((req, res) => {
    void answerTo(req).then((answer) => res.setHeader("content-type", "application/json").end(answer));
  });
  const address = (protocol: string) => `${protocol}://127.0.0.1:${(server.address() as AddressInfo).port}`;
  server.on("upgrade", (req, opened: Duplex) => {
    socket = opened;
    const accept = createHash("sha1").update(`${req.headers["sec-websocket-key"]}${GUID}`).digest("base64");
    const lines = ["HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade"];
    opened.write(`${lines.join("\r\n")}\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`);
    opened.on("error", () => {});
    opened.on("close", () => arrivals.emit("gone"));
    readFrames(opened, (message) => arrivals.emit("message", message));
    opened.write(frame(TEXT, JSON.stringify({ type: "hello", num_connections: 1 })));
    arrivals.emit("connected");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  afterAll(() => {
    socket?.destroy();
    server.closeAllConnections();
    server.close();
  });
  return {
    apiUrl: `${address("http")}/api/`,
    connected: () => (socket ? Promise.resolve() : once(arrivals, "connected")),
    gone: () => (socket?.destroyed ? Promise.resolve() : once(arrivals, "gone")),
    async deliver(type: string, payload: object): Promise<{ envelope_id: string; payload?: { text?: string } }> {
      const acknowledged = once(arrivals, "message");
      const envelope = { envelope_id: `envelope of ${type}`, type, payload, accepts_response_payload: true };
      socket?.write(frame(TEXT, JSON.stringify(envelope)));
      const [message] = await acknowledged;
      return JSON.parse(message);
    },
  };
}

function frame(opcode: number, text: string | Buffer): Buffer {
  const body = Buffer.from(text);
  const length =
    body.length < 126 ? Buffer.from([body.length]) : Buffer.from([126, body.length >> 8, body.length & 0xff]);
  return Buffer.concat([Buffer.from([0x80 | opcode]), length, body]);
}

function readFrames(socket: Duplex, onText: (text: string) => void): void {
  let bytes: Buffer = Buffer.alloc(0);
  socket.on("data", (chunk: Buffer) => {
    bytes = Buffer.concat([bytes, chunk]);
    for (;;) {
      const isLong = (bytes[1] ?? 0) % 128 === 126;
      const start = isLong ? 8 : 6;
      if (bytes.length < start) return;
      const length = isLong ? bytes.readUInt16BE(2) : bytes.readUInt8(1) % 128;
      if (bytes.length < start + length) return;
      const mask = bytes.subarray(start - 4, start);
      const body = bytes.subarray(start, start + length).map((byte, index) => byte ^ (mask[index % 4] ?? 0));
      const opcode = bytes.readUInt8(0) % 16;
      bytes = bytes.subarray(start + length);
      if (opcode === TEXT) onText(Buffer.from(body).toString("utf8"));
      if (opcode === PING) socket.write(frame(PONG ?? 0, Buffer.from(body)));
      if (opcode === CLOSE) socket.end(frame(CLOSE ?? 0, Buffer.from(body)));
    }
  });
}
