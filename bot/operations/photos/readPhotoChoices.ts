import { Nothing } from "#core/inputs.ts";
import { PHOTO_SERVICES, type PhotoService, type PhotoSource } from "#core/photos/photoSources.ts";
import { findPhotoFacts } from "#db/queries/photos/servicePhotos.ts";
import { reading } from "../reading.ts";
import { placeOf } from "./steps/placeOf.ts";

export const readPhotoChoices = reading(
  "readPhoto",
  Nothing,
  async (_, { me }): Promise<{ source: PhotoSource | null; services: PhotoService[] }> => {
    const facts = await findPhotoFacts(me);
    const services: PhotoService[] = [];
    if (facts.isAllowed) {
      for (const service of PHOTO_SERVICES) if (await placeOf(service, me, facts)) services.push(service);
    }
    return { source: facts.source, services };
  },
);
