import { type ComponentType, lazy, useEffect, useEffectEvent, useState } from "react";
import { logFailure } from "../log.ts";
import { type Toast, useToast } from "../toast/toastContext.ts";

const NOT_LOADED: Toast = {
  title: "Failed to open",
  description:
    "Check your connection and try again. If it fails again, save your changes on this page, and then reload it.",
  tone: "destructive",
};

interface Closable {
  onClose: () => void;
}

interface LazyDialog<Props> {
  (props: Props): React.JSX.Element;
  /** Loads the code ahead of time. Ignores failures. */
  prepare: () => void;
}

/**
 * Like `lazy`, but if the code can't be loaded, the dialog closes with a toast, and the next opening tries again. With
 * `lazy` alone, the error would replace the page and lose typed input.
 */
export function lazyDialog<Props extends Closable>(load: () => Promise<ComponentType<Props>>): LazyDialog<Props> {
  let isLoaded = false;
  const loadIfReachable = async () => {
    // Chromium caches a failed import until the page reloads, so nothing is imported while offline. The request checks
    // the server, because `navigator.onLine` can be wrong.
    if (!isLoaded && !navigator.onLine) await fetch("/healthz", { cache: "no-store" });
    const Dialog = await load();
    isLoaded = true;
    return Dialog;
  };
  const begin = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await loadIfReachable() };
      } catch (error) {
        logFailure("Failed to load a dialog", [error]);
        return { default: NotLoaded };
      }
    });
  let next = begin();

  function NotLoaded({ onClose }: Props) {
    const toast = useToast();
    const close = useEffectEvent(() => {
      next = begin();
      toast(NOT_LOADED);
      onClose();
    });
    useEffect(() => {
      close();
    }, []);
    return null;
  }

  function LazyDialog(props: Props) {
    const [Dialog] = useState(() => next);
    return <Dialog {...props} />;
  }
  LazyDialog.prepare = () => {
    loadIfReachable().catch(() => undefined);
  };
  return LazyDialog;
}
