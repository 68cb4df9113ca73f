/** Something that arrived and did not fit the contract. Messages and paths only: never the value, it may be private. */
export interface Malformed {
  where: string;
  problems: readonly string[];
}

interface Problem {
  message: string;
  path?: readonly { key?: unknown }[] | undefined;
}

type Listener = (malformed: Malformed) => void;

const listeners = new Set<Listener>();

/** Hears of everything that was dropped; returns the way to stop hearing. */
export function onMalformed(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Counts something as dropped: the reader keeps what was good, the developer learns what was not. */
export function reportMalformed(where: string, problems: readonly Problem[]): void {
  if (listeners.size === 0) return;
  const described = problems.slice(0, 5).map(describe);
  for (const listener of listeners) listener({ where, problems: described });
}

function describe({ message, path }: Problem): string {
  const place = path?.map((item) => String(item.key)).join('.');
  // The schemas' own messages end in the value: "Expected number but received "abc"".
  const [problem = ''] = message.split(' but received ');
  return place ? `${place}: ${problem}` : problem;
}
