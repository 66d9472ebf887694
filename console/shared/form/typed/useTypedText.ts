import { type KeyboardEvent, useEffect, useEffectEvent, useState } from "react";
import { afterPress } from "../afterPress.ts";

export type Read<Value extends string> = { value: Value } | { problem: string };

interface Field<Value extends string> {
  value: string;
  /** Called with a value, or with an empty string if the typed text isn't a value. */
  onChange: (value: string) => void;
  onUnreadable?: ((text: string) => void) | undefined;
  read: (text: string) => Read<Value> | undefined;
  isValue: (value: string) => boolean;
  textOf: (value: Value) => string;
}

export function useTypedText<Value extends string>(field: Field<Value>) {
  const { value, onChange, onUnreadable, read, isValue, textOf } = field;
  const [typed, setTyped] = useState<{ text: string; gave: string }>();
  const [isFocused, setFocused] = useState(false);
  const chosen = isValue(value) ? (value as Value) : undefined;
  const isTyped = typed !== undefined && typed.gave === value;
  const text = isTyped ? typed.text : chosen === undefined ? value : textOf(chosen);
  const found = isTyped || chosen === undefined ? read(text) : undefined;

  const type = (entered: string) => {
    const entry = read(entered);
    const next = entry && "value" in entry ? entry.value : "";
    setTyped({ text: entered, gave: next });
    if (next !== value) onChange(next);
  };
  const isProblem = found !== undefined && "problem" in found;
  const settle = () => {
    if (!isTyped || !found) return;
    if (!isProblem) return setTyped(undefined);
    if (!onUnreadable) return;
    setTyped({ text, gave: text });
    onUnreadable(text);
  };
  const settleLatest = useEffectEvent(() => settle());
  useEffect(() => {
    const form = isFocused ? document.activeElement?.closest("form") : null;
    const onSubmit = () => settleLatest();
    form?.addEventListener("submit", onSubmit, { capture: true });
    return () => form?.removeEventListener("submit", onSubmit, { capture: true });
  }, [isFocused]);
  const isGiven = isTyped && isProblem && typed.gave === text;
  return {
    text,
    chosen,
    isTyped,
    isFocused,
    problem: isProblem && (!isFocused || isGiven) ? found.problem : undefined,
    choose: (next: Value) => {
      setTyped(undefined);
      if (next !== value) onChange(next);
    },
    props: {
      value: text,
      onChange: ({ target }: { target: { value: string } }) => type(target.value),
      onFocus: () => setFocused(true),
      onBlur: () => {
        if (isTyped && isProblem) onUnreadable?.(text);
        afterPress(() => {
          setFocused(false);
          if (!isProblem) setTyped(undefined);
        });
      },
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === "Enter") settle();
      },
    },
  };
}
