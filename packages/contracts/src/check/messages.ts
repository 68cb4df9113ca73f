import * as v from 'valibot';
import type { Call, ReplyOf } from '../wire';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const hasKey = (value: unknown, key: string) => isObject(value) && key in value;

/** A message as the client reads it; `undefined` if the schema of the call does not accept it. */
export function readAs<C extends Call>({ reply }: C, message: unknown): ReplyOf<C> | undefined {
  const parsed = v.safeParse(reply, message);
  return parsed.success ? parsed.output : undefined;
}

/** Number of rows of a list or of a page, at whatever depth the page has them. */
export function rowsIn(message: unknown): number {
  if (Array.isArray(message)) return message.length;
  return isObject(message) ? rowsIn(message['list'] ?? message['data'] ?? []) : 0;
}
