import { Router } from "express";
import type { PhotoChoicesAnswer } from "#core/api/people/PhotoChoicesAnswer.ts";
import { readPhotoChoices } from "#bot/operations/photos/readPhotoChoices.ts";
import { setPhoto } from "#bot/operations/photos/setPhoto.ts";
import { setPhotoSource } from "#bot/operations/photos/setPhotoSource.ts";
import { actorOf } from "../../auth/actorOf.ts";
import type { HttpContext } from "../../HttpContext.ts";
import { inputOf } from "../../middleware/jsonBody.ts";
import { presentMe } from "../../present/presentMe.ts";

export function ownPhotoRoutes({ avatarUrl, pictureOf }: Pick<HttpContext, "avatarUrl" | "pictureOf">): Router {
  const photo = Router({ caseSensitive: true });

  photo.get("/user/photo", async (req, res) => {
    res.json((await readPhotoChoices(actorOf(req), {})) satisfies PhotoChoicesAnswer);
  });

  photo.put("/user/photo", async (req, res) => {
    res.json(presentMe(await setPhoto(actorOf(req), inputOf(req)), avatarUrl));
  });

  photo.put("/user/photo/source", async (req, res) => {
    res.json(presentMe(await setPhotoSource(actorOf(req), inputOf(req), pictureOf), avatarUrl));
  });

  return photo;
}
