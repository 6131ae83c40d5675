/** Waiting that something may end early. */
export function createWaits() {
  const resting = new Set<() => void>();
  return {
    rest: (ms: number): Promise<void> =>
      new Promise((resolve) => {
        const end = () => {
          clearTimeout(timer);
          resting.delete(end);
          resolve();
        };
        const timer = setTimeout(end, ms);
        resting.add(end);
      }),
    wake: (): void => {
      for (const end of [...resting]) end();
    },
  };
}
