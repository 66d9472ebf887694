import { expect, test } from "@jest/globals";
import { pictureAddress } from "./pictureAddress.ts";

const HASH = "0123456789abcdef0123456789abcdef";
const SLACK = "https://avatars.slack-edge.com/2026-01-05/1_2_192.png";

test.each([
  ["slack", SLACK, SLACK],
  [
    "slack",
    `https://secure.gravatar.com/avatar/${HASH}.jpg?s=192&d=https%3A%2F%2Fa.slack-edge.com%2Fava_0001-192.png`,
    `https://secure.gravatar.com/avatar/${HASH}?s=192&d=404`,
  ],
  [
    "google",
    "https://lh3.googleusercontent.com/a/ACg8-x_y=s96-c",
    "https://lh3.googleusercontent.com/a/ACg8-x_y=s192-c",
  ],
  ["google", "https://lh3.googleusercontent.com/a/ACg8-x_y", "https://lh3.googleusercontent.com/a/ACg8-x_y"],
] as const)("%s's %s is fetched", (service, address, fetched) =>
  expect(pictureAddress(service, address)).toBe(fetched),
);

test.each([
  ["slack", "https://lh3.googleusercontent.com/a/x"],
  ["google", SLACK],
  ["slack", "http://avatars.slack-edge.com/1.png"],
  ["slack", "https://avatars.slack-edge.com.evil.example/1.png"],
  ["slack", "https://avatars.slack-edge.com@evil.example/1.png"],
  ["slack", "https://evil.example/https://avatars.slack-edge.com/"],
  ["slack", "https://a.slack-edge.com/drawing.png"],
  ["slack", "https://secure.gravatar.com/other"],
  ["slack", ""],
] as const)("%s's %s is not fetched", (service, address) => expect(pictureAddress(service, address)).toBeUndefined());

test("a base replaces the hosts of a service", () => {
  expect(pictureAddress("slack", "http://127.0.0.1:1/pictures/1.png", "http://127.0.0.1:1")).toBe(
    "http://127.0.0.1:1/pictures/1.png",
  );
  expect(pictureAddress("slack", "http://127.0.0.1:12/", "http://127.0.0.1:1")).toBeUndefined();
  expect(pictureAddress("slack", SLACK, "http://127.0.0.1:1")).toBeUndefined();
});
