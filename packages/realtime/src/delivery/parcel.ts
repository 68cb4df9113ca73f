import { reportMalformed } from '@bourse/api-client/contract';
import * as v from 'valibot';
import type { EventDefinition } from '../contract';

/** A payload on its way to its subscribers. */
export interface Parcel {
  readonly key: string;
  /** What is in it, or nothing where it does not fit. Read once, however many ask, and not at all where nobody does. */
  readonly read: () => readonly unknown[];
}

/**
 * Wraps what the wire brought. Where its key can be seen from outside it is read on delivery; else at once, and one that
 * does not fit is `undefined`.
 */
export function wrap(event: EventDefinition, wirePayload: unknown, onGood: () => void): Parcel | undefined {
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
