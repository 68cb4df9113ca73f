/**
 * The page's `fetch` with so many requests on their way at most. The others wait for their turn, first come first served; one that is
 * aborted meanwhile ends at its turn.
 */
export function fewAtOnce(most: number): typeof fetch {
  let free = most;
  const waiting: (() => void)[] = [];
  return async (input, init) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await fetch(input, init);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
