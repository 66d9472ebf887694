const SCREENS: [place: RegExp, screen: string][] = [
  [/^console\/(dashboard|admin|shared)\/(\w+)\//, "Web: $1/$2"],
  [/^console\/(\w+)\//, "Web: $1"],
  [/^bot\/mail\//, "Email"],
  [/^bot\/http\/(mail|pages)\/|^bot\/http\/\w*[pP]ages?\.ts$/, "Pages of the server"],
  [/^bot\/slack\/(\w+)\//, "Slack: $1"],
  [/^bot\/(slack|notify)\/|^slack-manifest/, "Slack"],
  [/^core\/(\w+)\//, "Refusals and words of core: $1"],
  [/^bot\/operations\/(\w+)\//, "Refusals of operations: $1"],
  [/^(core|bot\/(operations|http))\//, "Refusals and errors of calls"],
  [/^scripts\/sandbox\//, "Slack sandbox"],
  [/^scripts\/demo/, "Demo"],
  [/^(scripts|bot|db)\//, "Command line"],
];
const NOT_SHOWN =
  /\.test\.tsx?$|\.d\.ts$|(^|\/)testing\/|^tests\/|^db\/(migrations|models|queries|factories)\/|^scripts\/(bench|lint|copy|prose|source)\/|^scripts\/(\w*[sS]creens|screenshots)\.ts$/;
const WITH_TEXTS = /\.(tsx?|js|html)$|^slack-manifest\.json$/;

export function screenOf(file: string): string | undefined {
  if (NOT_SHOWN.test(file) || !WITH_TEXTS.test(file)) return undefined;
  for (const [place, screen] of SCREENS) {
    const match = place.exec(file);
    if (match) return screen.replaceAll(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? "");
  }
  return undefined;
}

export function screenOrder(file: string): number {
  return SCREENS.findIndex(([place]) => place.test(file));
}
