/** Data that did not fit the contract. Messages and paths only: values may be private. */
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

/** Subscribes to all reports of dropped data. Returns the unsubscribe function. */
export function onMalformed(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reports dropped data. The user keeps the valid entries; the developer sees the report. */
export function reportMalformed(where: string, problems: readonly Problem[]): void {
  if (listeners.size === 0) return;
  const described = problems.slice(0, 5).map(describe);
  for (const listener of listeners) listener({ where, problems: described });
}

function describe({ message, path }: Problem): string {
  const place = path?.map((item) => String(item.key)).join('.');
  // valibot's messages end in the value: "Expected number but received "abc"".
  const [problem = ''] = message.split(' but received ');
  return place ? `${place}: ${problem}` : problem;
}
