import { main } from "#bot/main.ts";

// The server of a built tree, as in a container; "npm start" builds first.
await main();
