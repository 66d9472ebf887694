export const MAIN_STORY = ["story.spec.ts", "imports.spec.ts"];
