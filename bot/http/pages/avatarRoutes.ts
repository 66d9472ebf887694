import { Router } from "express";
import { initialsSvg } from "./initialsSvg.ts";

const ONE_WEEK = 7 * 24 * 60 * 60;

export function avatarRoutes(): Router {
  const avatars = Router();
  avatars.get("/:name.svg", (req, res) => {
    res.set("Cache-Control", `public, max-age=${ONE_WEEK}`);
    res.type("svg").send(initialsSvg(req.params.name));
  });
  return avatars;
}
