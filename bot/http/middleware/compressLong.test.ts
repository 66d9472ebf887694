import { expect, test } from "@jest/globals";
import express from "express";
import request from "supertest";
import { compressLong } from "./compressLong.ts";

const long = "long ".repeat(100);
const app = express().use(compressLong(100));
app.get("/json", (req, res) => void res.json({ text: req.query["text"] === "long" ? long : "short" }));
app.get("/buffer", (_req, res) => void res.type("text").end(Buffer.from(long)));
app.get("/pieces", (_req, res) => {
  res.write(long);
  res.end(long);
});

const get = (path: string, encoding = "gzip") => request(app).get(path).set("Accept-Encoding", encoding).expect(200);

test("a long response is compressed for clients that accept it", async () => {
  const { headers, body } = await get("/json?text=long");
  expect([headers["content-encoding"], headers["vary"], body]).toEqual(["gzip", "Accept-Encoding", { text: long }]);
  expect((await get("/buffer")).headers["content-encoding"]).toBe("gzip");
  const plain = await get("/json?text=long", "identity");
  expect([plain.headers["content-encoding"], plain.body]).toEqual([undefined, { text: long }]);
});

test("short responses and those sent in pieces are not compressed", async () => {
  const { headers, body } = await get("/json");
  expect([headers["content-encoding"], headers["content-length"], body]).toEqual([undefined, "16", { text: "short" }]);
  const pieces = await get("/pieces");
  expect(pieces.headers["content-encoding"]).toBeUndefined();
});
