import { copyByScreen } from "./copy/copyByScreen.ts";

for (const [screen, lines] of await copyByScreen()) {
  console.log(`\n## ${screen}`);
  for (const line of lines) console.log(line);
}
