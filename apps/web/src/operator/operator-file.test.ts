import { DEFAULT_DIALECT, readDialect } from '@bourse/contracts/dialects';
import { afterEach, expect, test, vi } from 'vitest';
import dialectFile from '../../public/dialect.json';
import { readBrand } from '../brand/brand';
import { operatorFile } from './operator-file';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function answer(body: string, init: ResponseInit = {}) {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, init)));
  return vi.spyOn(console, 'warn').mockImplementation(() => undefined);
}

const loadBrand = () => operatorFile('brand.json', readBrand);

test('the client reads the operator file', async () => {
  const warn = answer('{"name":"Agora"}');
  expect(await loadBrand()).toMatchObject({ name: 'Agora' });
  expect(warn).not.toHaveBeenCalled();
});

test('the client reports an operator file with a JSON error and uses the defaults', async () => {
  const warn = answer('{"name":"Agora",}');
  expect(await loadBrand()).toEqual(readBrand({}));
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('brand.json: not valid JSON'));
});

test.each([
  ['there is no file', '', { status: 404 }],
  ['the web server answers with its page', '<html>', { headers: { 'content-type': 'text/html' } }],
])('the client uses the defaults silently where %s', async (_case, body, init) => {
  const warn = answer(body, init);
  expect(await loadBrand()).toEqual(readBrand({}));
  expect(warn).not.toHaveBeenCalled();
});

test('the client reads the dialect of the back end, and reports its faults by their place', async () => {
  const warn = answer('{"preset":"a","socket":3}');
  expect(await operatorFile('dialect.json', readDialect)).toEqual(DEFAULT_DIALECT);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('dialect.json: socket:'));
});

test('the build delivers a file with the dialect of the specification', () => {
  expect(readDialect(dialectFile)).toEqual(DEFAULT_DIALECT);
});
