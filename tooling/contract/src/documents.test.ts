import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { asyncApi } from './asyncapi';
import { CALLS, callName, EVENTS } from './calls';
import { commentsOf } from './comments';
import { FEATURES, ROOT } from './features';
import { SHARED_FIELDS, worded } from './fields';
import { openApi } from './openapi';

function find(at: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return at;
  return typeof at === 'object' && at !== null ? find(new Map(Object.entries(at)).get(key), rest) : undefined;
}

it('the documents are valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate({ ...openApi() });
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

it('the documents are valid AsyncAPI 3', async () => {
  const { default: specifications } = await import('@asyncapi/specs');
  const validate = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(
    Object.fromEntries(Object.entries(specifications.schemasWithoutId['3.0.0'])),
  );
  validate(asyncApi());
  expect(validate.errors ?? []).toEqual([]);
});

it('the documents reference only existing schemas', () => {
  for (const document of [openApi(), asyncApi()]) {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path);
    const missing = references.filter((path) => find(document, path.split('/')) === undefined);
    expect(missing).toEqual([]);
  }
});

it('the documents name every call and every event', () => {
  const { paths } = openApi();
  const named = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(named.toSorted()).toEqual(CALLS.map(({ value }) => callName(value)).toSorted());
  expect(EVENTS.map(({ value }) => value.name)).toEqual(expect.arrayContaining(['daymarket', 'transaction', 'kline']));
});

it('the documents use every description', () => {
  const text = JSON.stringify([openApi(), asyncApi()]);
  const declared = [SHARED_FIELDS, ...Object.values(FEATURES).map(({ fields = {} }) => fields)];
  const unused = declared
    .flatMap((fields) => Object.values(fields))
    .filter((meaning) => !text.includes(JSON.stringify(worded(meaning)).slice(1, -1)));
  expect(unused).toEqual([]);
});

it('the documents cover every contract', () => {
  const contracts = join(ROOT, 'packages/contracts/src');
  const withCalls = readdirSync(contracts).filter((name) =>
    globSync('**/*.ts', { cwd: join(contracts, name) }).some((file) =>
      /\bdefine(?:Call|Event)\(\{/.test(readFileSync(join(contracts, name, file), 'utf8')),
    ),
  );
  // The sample is no part of the client.
  expect(Object.keys(FEATURES)).toEqual(expect.arrayContaining(withCalls.filter((name) => name !== 'sample')));
});

it('the description of a call is its comment', () => {
  const source = `/** Not this. */\nconst x = 1;\n/**\n * Place a buy.\n * In lots.\n */\nexport const placeBuy = defineCall({`;
  expect([...commentsOf(source)]).toEqual([['placeBuy', 'Place a buy. In lots.']]);
});
