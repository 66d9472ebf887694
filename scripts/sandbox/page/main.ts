import type { PageState } from "../PageState.ts";
import { readState } from "./calls.ts";
import { drawBlocks } from "./drawBlocks.ts";
import { drawMessages } from "./drawMessages.ts";
import { byId, el } from "./el.ts";
import { go, here, readHere, who } from "./here.ts";
import { perform, say } from "./perform.ts";
import { redraw } from "./redraw.ts";
import { showViolations } from "./showViolations.ts";
import { closeByEscape, showModal } from "./showModal.ts";
import { surfaceOfMessage, surfaceOfView } from "./surfaces.ts";

const SUGGESTIONS = ["/pto help", "/pto balance", "/pto request next fri", "/pto list", "/pto who", "/pto pending"];
const NAMES = new Intl.ListFormat("en-US");
const MESSAGES = { id: "messages", name: "Awayday · Messages" };
const HOME = { id: "home", name: "Awayday · Home" };

const seen = new Map<string, string>();
let state: PageState | undefined;
let asked = 0;

async function refresh(): Promise<void> {
  const question = ++asked;
  const now = await readState(here.team, here.user);
  if (question !== asked) return;
  state = now;
  if (!now.people.some(({ id }) => id === here.user)) here.user = now.people[0]?.id ?? "";
  here.team ||= now.teams[0]?.id ?? "";
  show(now);
}

function show(now: PageState): void {
  const { channels, direct } = now;
  showPeople(now);
  showViolations(now.violations);
  const places = [HOME, MESSAGES, ...channels.map(({ id, name }) => ({ id, name: `#${name}` }))];
  const place = places.find(({ id }) => id === here.at) ?? MESSAGES;
  redraw(byId("places", HTMLElement), [places, place.id], () =>
    places.map((each) => placeButton(each, each.id === place.id)),
  );
  byId("title", HTMLElement).textContent = place.name;
  byId("composer", HTMLElement).hidden = place.id === HOME.id;
  const content = byId("content", HTMLElement);
  if (place.id === HOME.id) {
    if (content.dataset["shows"] !== HOME.id) content.scrollTop = 0;
    redraw(content, [HOME.id, here.user, now.home?.hash], () => drawHome(now));
  } else {
    const { messages } = channels.find(({ id }) => id === place.id) ?? direct;
    const draw = () => drawMessages(messages, (message) => surfaceOfMessage(now, message));
    if (redraw(content, [place.id, here.user, messages], draw)) content.lastElementChild?.scrollIntoView();
  }
  content.dataset["shows"] = place.id;
  showModal(now);
}

function showPeople({ people, teams }: PageState): void {
  if (here.at === MESSAGES.id) seen.set(here.user, people.find(({ id }) => id === here.user)?.latest ?? "");
  const changedPeople = people.filter(({ id, latest }) => id !== here.user && latest > (seen.get(id) ?? ""));
  byId("team-choice", HTMLElement).hidden = teams.length < 2;
  fillSelect("team", teams, here.team);
  fillSelect(
    "user",
    people.map(({ id, name }) => ({ id, name: changedPeople.some((each) => each.id === id) ? `${name} •` : name })),
    here.user,
  );
  byId("news", HTMLElement).textContent =
    changedPeople.length > 0 ? `• The bot wrote to ${NAMES.format(changedPeople.map(({ name }) => name))}.` : "";
}

function fillSelect(id: string, options: { id: string; name: string }[], value: string): void {
  const select = byId(id, HTMLSelectElement);
  redraw(select, options, () => options.map((each) => el("option", { value: each.id }, each.name)));
  select.value = value;
}

function placeButton({ id, name }: { id: string; name: string }, isHere: boolean): HTMLElement {
  const button = el("button", { type: "button", "data-key": id, "aria-current": isHere ? "page" : undefined }, name);
  button.addEventListener("click", () => go({ at: id }));
  return el("li", {}, button);
}

function drawHome(now: PageState): Node[] {
  const { home } = now;
  if (!home) return [el("p", { class: "empty" }, "The app hasn't published anything here yet.")];
  return drawBlocks(home.blocks, surfaceOfView(now, home));
}

async function arrive(): Promise<void> {
  readHere();
  say("");
  await refresh();
  if (here.at === HOME.id) await perform({ ...who(), do: "home" });
}

function sendCommand(field: HTMLInputElement): void {
  const text = field.value.trim();
  if (!text.startsWith("/")) return say("Only commands work here. Start with /pto.");
  field.value = "";
  const channel = state?.channels.some(({ id }) => id === here.at) ? here.at : "";
  void perform({ ...who(), do: "command", text, channel });
}

function listen(): void {
  const team = byId("team", HTMLSelectElement);
  team.addEventListener("change", () => go({ team: team.value, user: "" }));
  const user = byId("user", HTMLSelectElement);
  user.addEventListener("change", () => go({ user: user.value }));
  const field = byId("text", HTMLInputElement);
  const suggestions = SUGGESTIONS.map((suggestion) => {
    const button = el("button", { type: "button" }, suggestion);
    button.addEventListener("click", () => {
      field.value = suggestion;
      field.focus();
    });
    return button;
  });
  byId("suggestions", HTMLElement).append(...suggestions);
  byId("composer", HTMLFormElement).addEventListener("submit", (event) => {
    event.preventDefault();
    sendCommand(field);
  });
  closeByEscape();
  window.addEventListener("hashchange", () => void arrive());
  new EventSource("/page/changes").addEventListener("message", () => void refresh());
}

listen();
await arrive();
