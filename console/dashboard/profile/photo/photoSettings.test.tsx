import { afterEach, expect, jest, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { me } from "../../testing/facts.ts";
import { answer } from "../../testing/fakeApi.ts";
import { openApp } from "../../testing/openApp.tsx";
import "../ProfileDialog.tsx";
import "./CropDialog.tsx";

const PHOTO = "/api/users/u1/photo?v=0123456789abcdef";
const drawImage = jest.fn();

function withCanvas(decode: () => Promise<unknown>) {
  Object.assign(globalThis, { createImageBitmap: decode });
  const context = { fillRect: () => undefined, drawImage };
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
  jest.spyOn(HTMLCanvasElement.prototype, "toDataURL").mockReturnValue("data:image/jpeg;base64,QUJD");
}

afterEach(() => {
  jest.restoreAllMocks();
  drawImage.mockReset();
  Reflect.deleteProperty(globalThis, "createImageBitmap");
});

test("a chosen picture is cropped to a square and stored", async () => {
  withCanvas(() => Promise.resolve({ width: 400, height: 200 }));
  const { keys, made } = openApp("/dashboard?profile", "Employee", { "PUT /api/auth/user/photo": me("Employee") });
  const file = new File(["a picture"], "me.png", { type: "image/png" });
  await keys.upload(await screen.findByLabelText("Photo file"), file);
  await screen.findByRole("dialog", { name: "Crop Your Photo" });
  expect(drawImage).toHaveBeenLastCalledWith(expect.anything(), 100, 0, 200, 200, 0, 0, 448, 448);
  expect(screen.getByRole("slider", { name: "Zoom" })).toHaveValue("1");
  await keys.click(screen.getByRole("button", { name: "Save Photo" }));
  expect(await screen.findByText("Photo Saved")).toBeVisible();
  expect(drawImage).toHaveBeenLastCalledWith(expect.anything(), 100, 0, 200, 200, 0, 0, 256, 256);
  expect(made).toContainEqual({ method: "PUT", path: "/api/auth/user/photo", body: { image: "QUJD" } });
});

test("a photo from a service is offered and copied, and the page names the service of the current photo", async () => {
  const { keys, made } = openApp("/dashboard?profile", "Employee", {
    "GET /api/auth/user/photo": { source: "google", services: ["slack", "google"] },
    "PUT /api/auth/user/photo/source": me("Employee"),
  });
  expect(await screen.findByText(/copy from Google, updated about once a week/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Update from Google" })).toBeVisible();
  await keys.click(screen.getByRole("button", { name: "Use Slack Photo" }));
  expect(await screen.findByText("Awayday copied your photo from Slack.")).toBeVisible();
  expect(made).toContainEqual({ method: "PUT", path: "/api/auth/user/photo/source", body: { source: "slack" } });
});

test("a file that isn't a picture is refused, and a photo can be removed", async () => {
  withCanvas(() => Promise.reject(new Error("not a picture")));
  const { keys, made } = openApp("/dashboard?profile", "Employee", {
    "GET /api/auth/user": { ...me("Employee"), avatar: PHOTO },
    "DELETE /api/users/u1/photo": answer(204),
  });
  await keys.upload(await screen.findByLabelText("Photo file"), new File(["?"], "me.png", { type: "image/png" }));
  expect(await screen.findByText("Unsupported Picture")).toBeVisible();
  await keys.click(screen.getByRole("button", { name: "Delete Photo" }));
  expect(await screen.findByText("Photo Deleted")).toBeVisible();
  expect(made.some(({ method, path }) => method === "DELETE" && path === "/api/users/u1/photo")).toBe(true);
});
