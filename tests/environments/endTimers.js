import { setImmediate as nextTurn } from "node:timers/promises";

/** If the last immediate task were lost, React's scheduler, which all test files share, would never start again. */
export function endableTimers({ setTimeout, setInterval, setImmediate, clearTimeout, clearImmediate } = globalThis) {
  const running = new Set();
  const immediates = new Set();
  const end = (timer) => {
    running.delete(timer);
    clearTimeout(timer);
  };
  return {
    timers: {
      setTimeout: (task, delay, ...args) => {
        const timer = setTimeout(() => {
          running.delete(timer);
          task(...args);
        }, delay);
        running.add(timer);
        return timer;
      },
      setInterval: (task, delay, ...args) => {
        const timer = setInterval(task, delay, ...args);
        running.add(timer);
        return timer;
      },
      setImmediate: (task, ...args) => {
        const immediate = setImmediate(() => {
          immediates.delete(immediate);
          task(...args);
        });
        immediates.add(immediate);
        return immediate;
      },
      clearTimeout: end,
      clearInterval: end,
      clearImmediate: (immediate) => {
        immediates.delete(immediate);
        clearImmediate(immediate);
      },
    },
    endTimers: async () => {
      running.forEach(end);
      while (immediates.size > 0) await nextTurn();
      running.forEach(end);
    },
  };
}
