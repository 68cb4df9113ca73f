import { decimal, flag, id, int, jsonText, list, maybeDecimal, text } from '@bourse/contracts/wire';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { scalarOf } from './scalars';
import { wireSchema } from './wire-schema';

const reply = (schema: v.GenericSchema) => wireSchema(schema, 'reply');
const request = (schema: v.GenericSchema) => wireSchema(schema, 'request');

it('a reply requires all keys, also those with a default in the client', () => {
  const { required } = reply(
    v.object({ text, flag, list: list(id), maybe: maybeDecimal, left: v.optional(text), none: v.nullish(flag, 1) }),
  );
  expect(required).toEqual(['text', 'flag', 'list']);
});

it('a reply describes the wire format, not the transformed value', () => {
  const renamed = v.pipe(
    v.object({ in: decimal }),
    v.transform((wire) => ({ bids: wire.in })),
  );
  expect(reply(renamed)).toMatchObject({ type: 'object', properties: { in: { type: ['string', 'number'] } } });
});

it('a reply describes the content of a list and of a JSON text', () => {
  expect(reply(list(v.object({ id })))).toMatchObject({ type: 'array', items: { required: ['id'] } });
  expect(reply(jsonText(list(id)))).toMatchObject({
    type: 'string',
    contentMediaType: 'application/json',
    contentSchema: { type: 'array' },
  });
});

it('a reply may contain a number of a choice as text', () => {
  expect(reply(v.fallback(v.pipe(int, v.picklist([0, 1])), 0)).enum).toEqual([0, 1, '0', '1']);
});

it('a reply gives the same object for the same schema, so that it can be named once', () => {
  const row = v.object({ id });
  expect(reply(list(row)).items).toBe(reply(row));
});

it('a request is strict about numbers', () => {
  expect(request(v.object({ id, num: decimal }))).toMatchObject({
    properties: { id: { type: 'integer' }, num: { type: 'string' } },
  });
  expect(request(v.pipe(int, v.picklist([1, 2]))).enum).toEqual([1, 2]);
});

it('a request keeps lengths, bounds and patterns', () => {
  expect(request(v.pipe(v.string(), v.minLength(6), v.maxLength(16), v.regex(/^\w+$/)))).toEqual({
    type: 'string',
    minLength: 6,
    maxLength: 16,
    pattern: String.raw`^\w+$`,
  });
});

it('the conversion rejects a schema without a known wire format', () => {
  expect(() => reply(v.date())).toThrow('the wire of a schema of the type date is not known');
});

it('the conversion recognises a scalar by identity, not by structure', () => {
  expect(scalarOf(id, 'reply')?.name).toBe('Id');
  expect(scalarOf(v.pipe(int, v.minValue(0)), 'reply')).toBeUndefined();
});
