import { ThemeToggle } from "./ThemeToggle.tsx";
import { useChooseDisplay } from "./useChooseDisplay.ts";

/** Changes the theme on all of the signed-in person's devices. */
export function OwnThemeToggle() {
  const choose = useChooseDisplay();
  return <ThemeToggle onChoose={(theme) => choose.mutate({ theme })} />;
}
