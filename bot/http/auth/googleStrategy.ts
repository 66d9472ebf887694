import type { Request } from "express";
import { Strategy, type StrategyOptions } from "passport-google-oauth20";
import { z } from "zod";
import type { GoogleIntent } from "#bot/operations/auth/google/GoogleIntent.ts";
import type { GoogleProfile } from "#bot/operations/auth/google/GoogleProfile.ts";
import { leaveForGoogle, returnFromGoogle } from "#bot/operations/auth/google/leaveForGoogle.ts";
import type { Visitor } from "#bot/operations/actor.ts";
import type { GoogleConfig } from "#bot/config.ts";

const Userinfo = z.object({
  sub: z.string().min(1),
  email: z.email(),
  email_verified: z.union([z.boolean(), z.enum(["true", "false"])]).optional(),
  name: z.string().optional().catch(undefined),
  hd: z.string().optional(),
  picture: z.string().optional().catch(undefined),
});

interface Options {
  google: GoogleConfig;
  callbackUrl: string;
  browserOf: (req: Request) => string | undefined;
  intentOf: (req: Request) => GoogleIntent;
  visitorOf: (req: Request) => Visitor;
}

export function googleStrategy({ google, callbackUrl, browserOf, intentOf, visitorOf }: Options): Strategy {
  const { authorizationUrl, tokenUrl, userinfoUrl } = google;
  const store = {
    // Passport chooses the signature by the number of parameters, so unused parameters must stay.
    store(req: Request, codeVerifier: string, _state: unknown, _meta: unknown, done: StoreDone): void {
      const leaving = {
        browser: browserOf(req) ?? "",
        codeVerifier,
        intent: intentOf(req),
        visitor: visitorOf(req),
      };
      leaveForGoogle(leaving).then((state) => done(null, state), done);
    },
    verify(req: Request, state: unknown, done: VerifyDone): void {
      const browser = browserOf(req);
      if (!browser || typeof state !== "string") return done(null, false, { message: "state" });
      returnFromGoogle({ browser, state }).then(
        (found) => (found ? done(null, found.codeVerifier, found.intent) : done(null, false, { message: "state" })),
        done,
      );
    },
  };
  const options: StrategyOptions = {
    clientID: google.clientId,
    clientSecret: google.clientSecret,
    callbackURL: callbackUrl,
    scope: ["openid", "email", "profile"],
    state: true,
    pkce: true,
    store: store as unknown as NonNullable<StrategyOptions["store"]>,
    ...(authorizationUrl ? { authorizationURL: authorizationUrl } : {}),
    ...(tokenUrl ? { tokenURL: tokenUrl } : {}),
    ...(userinfoUrl ? { userProfileURL: userinfoUrl } : {}),
  };
  return new Strategy(options, (_accessToken, _refreshToken, profile, done) => {
    const { _json: userinfo } = profile; // oxlint-disable-line no-underscore-dangle -- Passport's name for the raw answer
    const parsed = Userinfo.safeParse(userinfo);
    if (parsed.success) done(null, profileOf(parsed.data));
    else done(parsed.error);
  });
}

type StoreDone = (error: unknown, state?: string) => void;
type VerifyDone = (error: unknown, ok?: string | false, state?: unknown) => void;

function profileOf(userinfo: z.output<typeof Userinfo>): GoogleProfile {
  const { sub, email, email_verified: verified, name, hd, picture } = userinfo;
  return {
    subject: sub,
    email,
    isEmailVerified: verified === true || verified === "true",
    name: name ?? null,
    hostedDomain: hd ?? null,
    picture,
  };
}
