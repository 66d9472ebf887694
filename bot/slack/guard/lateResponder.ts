import type { Logger } from "pino";
import type { Answer } from "./Acknowledgment.ts";
import { escaped } from "../blocks/text.ts";
import { textView } from "../blocks/textView.ts";
import { kindOf, type SlackBody } from "./kindOf.ts";
import { identityOf } from "./slackActor.ts";
import type { SlackClients } from "../app/slackClients.ts";

const DONE = "Done. You can close this.";

export interface LateResponder {
  send(body: SlackBody, answer: Answer): Promise<void>;
  sendText(body: SlackBody, text: string, options?: { inModal?: boolean }): Promise<void>;
}

export function lateResponder(clients: SlackClients, log: Logger): LateResponder {
  const fetchFn = clients.options.fetch ?? fetch;
  const respond = async (url: string, message: object) => {
    const body = JSON.stringify({ response_type: "ephemeral", replace_original: false, ...message });
    const answer = await fetchFn(url, { method: "POST", headers: { "Content-Type": "application/json" }, body });
    if (!answer.ok) throw new Error(`Slack responded to a late reply with ${answer.status}`);
  };
  const showInModal = async (body: SlackBody, view: ReturnType<typeof textView>) => {
    const { id } = body["view"] as { id: string };
    await clients.ofTeam(identityOf(body).teamId).views.update({ view_id: id, view });
  };
  const unlessItFails = async (saying: Promise<unknown>) => {
    await saying.catch((err: unknown) => log.warn({ err }, "could not send a text in Slack"));
  };

  return {
    send(body, answer) {
      if (kindOf(body) === "view_submission") return unlessItFails(showInModal(body, viewOf(answer)));
      const url = responseUrl(body);
      if (!answer || !url) return Promise.resolve();
      return unlessItFails(respond(url, typeof answer === "string" ? { text: answer } : answer));
    },
    sendText(body, text, { inModal = false } = {}) {
      if (inModal) return unlessItFails(showInModal(body, textView(text)));
      const url = responseUrl(body);
      if (url) return unlessItFails(respond(url, { text }));
      const { teamId, userId } = identityOf(body);
      return unlessItFails(clients.ofTeam(teamId).chat.postMessage({ channel: userId, text }));
    },
  };
}

function responseUrl(body: SlackBody): string | undefined {
  const { response_url: url } = body;
  return typeof url === "string" ? url : undefined;
}

function viewOf(answer: Answer) {
  const { view, errors } = (typeof answer === "object" ? answer : {}) as {
    view?: ReturnType<typeof textView>;
    errors?: Record<string, string>;
  };
  if (view) return view;
  return textView(errors ? escaped([...new Set(Object.values(errors))].join("\n")) : DONE);
}
