import { afterAll } from "@jest/globals";
import { OAuth2Server } from "oauth2-mock-server";
import type { GoogleConfig } from "#bot/config.ts";

export interface GoogleAccount {
  sub: string;
  email: string;
  email_verified?: boolean;
  name?: string;
  hd?: string;
  picture?: string;
}

export async function googleProvider(): Promise<{
  config: GoogleConfig;
  account: GoogleAccount;
  break: (broken: "token" | "userinfo" | "nothing") => void;
}> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate("RS256");
  await server.start(0, "127.0.0.1");
  afterAll(() => server.stop());
  const url = `http://127.0.0.1:${server.address().port}`;
  let broken = "nothing";
  const provider = {
    config: {
      clientId: "client",
      clientSecret: "secret",
      authorizationUrl: `${url}/authorize`,
      tokenUrl: `${url}/token`,
      userinfoUrl: `${url}/userinfo`,
      picturesUrl: undefined,
    },
    account: { sub: "1", email: "ann@acme.example", email_verified: true, name: "Ann Lee" } as GoogleAccount,
    break: (what: "token" | "userinfo" | "nothing") => void (broken = what),
  };
  server.service.on("beforeUserinfo", (answer: { body: object; statusCode: number }) => {
    answer.body = provider.account;
    if (broken === "userinfo") answer.statusCode = 503;
  });
  server.service.on("beforeResponse", (answer: { body: object; statusCode: number }) => {
    if (broken !== "token") return;
    answer.statusCode = 500;
    answer.body = { error: "server_error" };
  });
  return provider;
}
