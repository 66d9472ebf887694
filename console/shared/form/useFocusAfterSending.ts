import { useEffect, useRef } from "react";

/** A disabled element loses the focus, so the focus moves to the first field with an error or back to the element. */
export function useFocusAfterSending() {
  const form = useRef<HTMLFormElement>(null);
  const focused = useRef<{ element: HTMLElement; wasDisabled: boolean }>(undefined);
  const remember = () => {
    const element = document.activeElement;
    const isInside = element instanceof HTMLElement && form.current?.contains(element);
    focused.current = isInside ? { element, wasDisabled: false } : undefined;
  };
  useEffect(() => {
    if (!focused.current) return;
    const { element, wasDisabled } = focused.current;
    focused.current.wasDisabled ||= element.matches(":disabled");
    if (!wasDisabled || element.matches(":disabled")) return;
    focused.current = undefined;
    if (!document.activeElement?.contains(form.current)) return;
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]:enabled');
    (invalid ?? element).focus();
  });
  return { form, remember };
}
