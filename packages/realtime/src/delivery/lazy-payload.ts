import { reportMalformed } from '@bourse/contracts/wire';
import * as v from 'valibot';
import type { EventDefinition } from '@bourse/contracts/events';

/** A payload that is parsed on first read. */
export interface LazyPayload {
  readonly key: string;
  /** The parsed payload, or an empty list if it does not fit its schema. Parsed at most once. */
  readonly read: () => readonly unknown[];
}

/**
 * Wraps a payload of the wire. With a wire key it is parsed on delivery. Without one it is parsed here; returns
 * `undefined` if it does not fit its schema.
 */
export function wrap(event: EventDefinition, wirePayload: unknown, onGood: () => void): LazyPayload | undefined {
  const readNow = (): readonly unknown[] => {
    const parsed = v.safeParse(event.payload, wirePayload);
    if (!parsed.success) {
      reportMalformed(`event ${event.name}`, parsed.issues);
      return [];
    }
    onGood();
    return [parsed.output];
  };

  const key = event.wireKey?.(wirePayload);
  if (key !== undefined) {
    let content: readonly unknown[] | undefined;
    return { key, read: () => (content ??= readNow()) };
  }
  const content = readNow();
  return content.length > 0 ? { key: event.key(content[0]), read: () => content } : undefined;
}
