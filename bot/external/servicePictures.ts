import type { Logger } from "pino";
import { pictureAddress } from "#core/photos/pictureAddress.ts";
import type { PhotoService } from "#core/photos/photoSources.ts";
import type { PictureOf, PicturePlace } from "#bot/operations/photos/PictureOf.ts";
import type { Config } from "../config.ts";
import { guardedFetch } from "./guardedFetch.ts";

const MAX_BYTES = 256 * 1024;

interface Options {
  config: Pick<Config, "allowsPrivateAddresses"> & {
    google: Pick<NonNullable<Config["google"]>, "picturesUrl"> | undefined;
    slack: Pick<NonNullable<Config["slack"]>, "picturesUrl"> | undefined;
  };
  slackPictureOf: (user: { teamId: string; slackUserId: string }) => Promise<string | undefined>;
  log: Logger;
}

/** Security: fetches only from the services' hosts or from the operator's test servers. */
export function servicePictures({ config, slackPictureOf, log }: Options): PictureOf {
  const bases: Record<PhotoService, string | undefined> = {
    slack: config.slack?.picturesUrl,
    google: config.google?.picturesUrl,
  };
  const guarded = guardedFetch({ allowsPrivate: config.allowsPrivateAddresses });
  const unguarded = guardedFetch({ allowsPrivate: true, allowsHttp: true });
  return async (place) => {
    const { service } = place;
    try {
      const named = await addressIn(place, slackPictureOf);
      const base = bases[service];
      const address = named === undefined ? undefined : pictureAddress(service, named, base);
      if (address === undefined) return undefined;
      const { status, body } = await (base === undefined ? guarded : unguarded)(address, { maxBytes: MAX_BYTES });
      if (status === 200) return body;
      log.info({ service, status }, "a service returned no picture");
    } catch (err) {
      log.warn({ err, service }, "could not fetch a picture");
    }
    return undefined;
  };
}

async function addressIn(place: PicturePlace, slackPictureOf: Options["slackPictureOf"]): Promise<string | undefined> {
  return place.service === "google" ? place.address : slackPictureOf(place);
}
