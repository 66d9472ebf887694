import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface SmtpSink {
  url: string;
  mails(): number;
  close(): Promise<void>;
}

export async function smtpSink(): Promise<SmtpSink> {
  let mails = 0;
  const sink = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onData(stream, _session, done) {
      stream.resume();
      stream.on("end", () => {
        mails += 1;
        done();
      });
    },
  });
  sink.listen(0, "127.0.0.1");
  await once(sink.server, "listening");
  const { port } = sink.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails: () => mails,
    close: () =>
      new Promise((resolve) => {
        sink.close(() => resolve());
      }),
  };
}
