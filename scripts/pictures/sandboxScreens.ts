import type { Page } from "playwright-core";
import { slackIdOf } from "../demo/demoSlack.ts";
import type { Screen } from "./Screen.ts";

const sendCommand = (command: string) => async (page: Page) => {
  await page.getByLabel("Command", { exact: true }).fill(command);
  await page.keyboard.press("Enter");
};

export function sandboxScreens(slackUrl: string): Screen[] {
  const screen = (name: string, person: string, at: string, prepare: (page: Page) => Promise<void>): Screen => ({
    name: `sandbox-${name}`,
    path: `${slackUrl}/#/${slackIdOf(person)}/${at}`,
    heading: "Slack sandbox",
    prepare,
  });
  return [
    screen("approvals", "Priya Nair", "messages", (page) =>
      page.getByRole("button", { name: "Approve" }).last().waitFor(),
    ),
    screen("home", "Priya Nair", "home", (page) => page.getByRole("heading", { name: "Your time off" }).waitFor()),
    screen("answers", "Grace Kim", "messages", async (page) => {
      await sendCommand("/pto help")(page);
      await sendCommand("/pto balance")(page);
      await page.getByText("Your balances").last().waitFor();
    }),
    screen("form", "Grace Kim", "messages", async (page) => {
      await page.getByLabel("Command", { exact: true }).waitFor();
      const form = page.getByRole("dialog");
      if (!(await form.isVisible())) await sendCommand("/pto request vacation next fri")(page);
      await form.getByLabel("Note").waitFor();
    }),
  ];
}
