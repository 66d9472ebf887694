import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { SMTPServer } from "smtp-server";

interface ReceivedMail {
  to: string;
  messageId: string;
  subject: string;
  headers: string;
  /** All parts, decoded. */
  body: string;
  linkTo(part: string): string;
}

/** `lost` keeps the email but closes the connection instead of responding; `drip` never ends its response. */
type Behavior = "take" | "refuse" | "drop" | "lost" | "hang" | "drip";

const DRIPS_EVERY_MS = 20;

export interface MailServer {
  url: string;
  received: ReceivedMail[];
  behavior: (to: string) => Behavior | Promise<Behavior>;
  stop: () => Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        Promise.resolve(mail.behavior(to)).then((behavior) => {
          if (behavior === "hang") return;
          if (behavior === "drip") return drip(session.id);
          if (behavior === "refuse") return done(Object.assign(new Error("Not now"), { responseCode: 451 }));
          if (behavior !== "drop") received.push(parsed(to, Buffer.concat(chunks).toString("utf8")));
          if (behavior === "take") return done();
          for (const connection of server.connections) if (connection.id === session.id) connection.close();
        }, done);
      });
    },
  });
  const drip = (sessionId: string) => {
    for (const connection of server.connections) {
      if (connection.id !== sessionId) continue;
      const { _socket: socket } = connection as unknown as { _socket: Socket };
      const dripping = setInterval(() => socket.write("250-Not done yet\r\n"), DRIPS_EVERY_MS);
      socket.on("close", () => clearInterval(dripping));
    }
  };
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const mail: MailServer = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    behavior: () => "take",
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mail;
}

function parsed(to: string, raw: string): ReceivedMail {
  const [head = ""] = raw.split("\r\n\r\n", 1);
  const headers = head.replaceAll(/\r\n[ \t]+/g, " ");
  const headerOf = (name: string) => new RegExp(`^${name}: (.*)$`, "im").exec(headers)?.[1]?.trim() ?? "";
  const body = quotedPrintable(raw.slice(head.length));
  return {
    to,
    headers,
    body,
    messageId: headerOf("Message-ID"),
    subject: decodedWords(headerOf("Subject")),
    linkTo: (part) => {
      const links = body.match(/https?:\/\/[^\s"<>]+/g) ?? [];
      const link = links.find((one) => one.includes(part));
      if (!link) throw new Error(`No link to ${part} in: ${links.join(" ")}`);
      return link;
    },
  };
}

function quotedPrintable(text: string): string {
  const bytes = text
    .replaceAll(/=\r\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

function decodedWords(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?UTF-8\?Q\?([^?]*)\?=/gi, (_, word: string) => quotedPrintable(word.replaceAll("_", " ")))
    .replaceAll(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_, word: string) => Buffer.from(word, "base64").toString("utf8"));
}
