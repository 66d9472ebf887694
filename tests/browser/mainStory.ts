/** These run in every browser: the story of a request, and an import in the console. */
export const MAIN_STORY = ["story.spec.ts", "imports.spec.ts"];
