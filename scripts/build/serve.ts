import { main } from "#bot/main.ts";

// "npm start" builds first.
await main();
