import { Router } from "express";
import { photoType } from "#core/photos/photoType.ts";
import { deletePhoto } from "#bot/operations/photos/deletePhoto.ts";
import { readPhoto } from "#bot/operations/photos/readPhoto.ts";
import { actorOf } from "../../auth/actorOf.ts";

const ONE_DAY = 24 * 60 * 60;

export function photoRoutes(): Router {
  const photos = Router({ caseSensitive: true });

  photos.get("/:id/photo", async (req, res) => {
    const { image, version } = await readPhoto(actorOf(req), req.params.id, {});
    res.set({
      "Cache-Control": `private, max-age=${ONE_DAY}`,
      ETag: `"${version}"`,
      Vary: "Cookie",
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
    });
    if (req.headers["if-none-match"] === `"${version}"`) res.status(304).end();
    else res.type(photoType(image)).send(image);
  });

  photos.delete("/:id/photo", async (req, res) => {
    await deletePhoto(actorOf(req), req.params.id, {});
    res.status(204).end();
  });

  return photos;
}
