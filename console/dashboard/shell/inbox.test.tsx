import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { NOW } from "../testing/facts.ts";
import { answer } from "../testing/fakeApi.ts";
import { openApp } from "../testing/openApp.tsx";

const at = (minutesAgo: number) => new Date(NOW - minutesAgo * 60_000).toISOString();
const entry = {
  id: "n1",
  event: "request.approved",
  at: at(5),
  isRead: false,
  title: "Your vacation leave, Mar 15, 2027, was approved",
  detail: "Ola Berg approved it",
  path: "/requests",
};
const older = { ...entry, id: "n2", at: at(3 * 1440), isRead: true, title: "Some of your time off will expire" };

async function openInbox(replies: Record<string, unknown>) {
  const app = openApp("/", "Employee", {
    "GET /api/inbox/unread": { unread: 1 },
    "POST /api/inbox/read": answer(204),
    ...replies,
  });
  await app.keys.click(await screen.findByRole("button", { name: "Inbox, 1 unread" }));
  return { ...app, inbox: within(await screen.findByRole("dialog", { name: "Inbox" })) };
}

test("the inbox lists notifications by day, and following one marks it as read", async () => {
  const { inbox, keys, made } = await openInbox({ "GET /api/inbox": { entries: [entry, older], hasMore: false } });
  const today = within(await inbox.findByRole("region", { name: "Today" }));
  expect(inbox.getByRole("region", { name: "Sunday, February 7, 2027" })).toHaveTextContent("will expire");
  await keys.click(today.getByRole("link", { name: /^Your vacation leave, Mar.15,.2027, was approved$/ }));
  expect(await screen.findByRole("heading", { name: "My Requests" })).toBeVisible();
  expect(made).toContainEqual(expect.objectContaining({ path: "/api/inbox/read", body: { ids: ["n1"] } }));
});

test("all notifications are marked as read at once, and older ones follow", async () => {
  let isRead = false;
  const { inbox, keys, made } = await openInbox({
    "GET /api/inbox": () => ({ entries: [{ ...entry, isRead }], hasMore: true }),
    "POST /api/inbox/read": () => {
      isRead = true;
      return answer(204);
    },
    "GET /api/inbox?after=n1": { entries: [older], hasMore: false },
  });
  await keys.click(await inbox.findByRole("button", { name: "Show Older" }));
  expect(await inbox.findByText(older.title)).toBeVisible();
  expect(inbox.queryByRole("button", { name: "Show Older" })).toBeNull();
  await keys.click(inbox.getByRole("button", { name: "Mark All as Read" }));
  await waitFor(() => expect(inbox.queryByText("Unread:")).toBeNull());
  expect(made).toContainEqual(expect.objectContaining({ path: "/api/inbox/read", body: { through: "n1" } }));
});

test("an empty inbox shows an empty state", async () => {
  const { inbox } = await openInbox({ "GET /api/inbox": { entries: [], hasMore: false } });
  expect(await inbox.findByText("You have no notifications from the last 90 days")).toBeVisible();
  expect(inbox.queryByRole("button", { name: "Mark All as Read" })).toBeNull();
});
