import { main } from "#bot/main.ts";

await main();
