import { describe, expect, test } from "@jest/globals";
import express from "express";
import request from "supertest";
import { avatarRoutes } from "./pages/avatarRoutes.ts";
import { avatarOrigin, avatarUrlBy } from "./present/avatarUrl.ts";
import { errors } from "./middleware/errors.ts";
import { initialsSvg } from "./pages/initialsSvg.ts";

describe("a person's picture", () => {
  test("shows their initials and looks the same every time", () => {
    expect(initialsSvg("Jane Doe")).toContain(">JD<");
    expect(initialsSvg("Jane Doe")).toBe(initialsSvg("Jane Doe"));
    expect(initialsSvg("Jane Doe")).not.toBe(initialsSvg("John Dee"));
  });

  test("takes markup in a name as text", () => {
    expect(initialsSvg("<script> &")).not.toMatch(/<script|&(?!#)/);
    expect(initialsSvg("")).toContain(">?<");
  });

  test("is dark enough under white letters in every hue", () => {
    for (let hue = 0; hue < 360; hue++) expect(contrastWithWhite(hue, 0.55, 0.28)).toBeGreaterThanOrEqual(4.5);
  });
});

describe("the URL of a picture", () => {
  test("has the name encoded", () => {
    expect(avatarUrlBy("/avatars/{name}.svg")("Ann Ö/?")).toBe("/avatars/Ann%20%C3%96%2F%3F.svg");
    expect(avatarUrlBy("https://faces.test/?name={name}&size=96")("A&B")).toBe(
      "https://faces.test/?name=A%26B&size=96",
    );
  });

  test("has an origin only for an external service", () => {
    expect(avatarOrigin("/avatars/{name}.svg")).toBeUndefined();
    expect(avatarOrigin("https://faces.test/{name}")).toBe("https://faces.test");
  });

  test("responds with an SVG that may be cached", async () => {
    const app = express().use("/avatars", avatarRoutes()).use(errors());
    const answer = await request(app).get(avatarUrlBy("/avatars/{name}.svg")("Ann O'Neil/<b>"));
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toMatch(/^image\/svg\+xml/);
    expect(answer.headers["cache-control"]).toBe("public, max-age=604800");
    expect((await request(app).get("/avatars/%ff.svg")).status).toBe(400);
    expect((await request(app).get("/avatars/Ann.png")).status).toBe(404);
  });
});

function contrastWithWhite(hue: number, saturation: number, lightness: number): number {
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12;
    const value = lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 1.05 / (0.2126 * channel(0) + 0.7152 * channel(8) + 0.0722 * channel(4) + 0.05);
}
