import type { Call } from '@bourse/contracts/wire';
import type { EventDefinition } from '@bourse/contracts/events';
import type * as v from 'valibot';
import { FEATURES } from './features';
import type { Place } from './fields';

/** A call, event or schema of a contract entry point, by its export name. */
export interface Named<Value> {
  readonly owner: string;
  readonly name: string;
  readonly value: Value;
}

const hasKeys = (value: unknown, ...keys: string[]): value is object =>
  typeof value === 'object' && value !== null && keys.every((key) => key in value);

const isCall = (value: unknown): value is Call => hasKeys(value, 'method', 'path', 'request', 'reply');
const isEvent = (value: unknown): value is EventDefinition => hasKeys(value, 'name', 'payload', 'delivery');
const isSchema = (value: unknown): value is v.GenericSchema =>
  hasKeys(value, 'kind', '~standard') && 'kind' in value && value.kind === 'schema';

function collect<Value>(is: (value: unknown) => value is Value): readonly Named<Value>[] {
  return Object.entries(FEATURES).flatMap(([owner, { contract }]) =>
    Object.entries<unknown>({ ...contract }).flatMap(([name, value]) => (is(value) ? [{ owner, name, value }] : [])),
  );
}

/** Every call of the client's packages. */
export const CALLS = collect(isCall);

/** Every socket event of the client's packages. */
export const EVENTS = collect(isEvent);

/** Schemas with a name. */
export const SCHEMAS = collect(isSchema);

/** `POST /api/wallet/list`. */
export const callName = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method} /api${path}`;

/** The place of a call's fields. */
export const placeOf = ({ owner, value }: Named<Call>): Place => ({ owner, name: callName(value) });
