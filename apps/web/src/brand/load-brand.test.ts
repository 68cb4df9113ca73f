import { afterEach, expect, test, vi } from 'vitest';
import { readBrand } from './brand';
import { loadBrand } from './load-brand';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function answer(body: string, status = 200) {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
  return vi.spyOn(console, 'warn').mockImplementation(() => undefined);
}

test('reads the file', async () => {
  const warn = answer('{"name":"Agora"}');
  expect(await loadBrand()).toMatchObject({ name: 'Agora' });
  expect(warn).not.toHaveBeenCalled();
});

test('reports a file with a JSON error and uses the defaults', async () => {
  const warn = answer('{"name":"Agora",}');
  expect(await loadBrand()).toEqual(readBrand({}));
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('brand.json: not valid JSON'));
});

test('uses the defaults without a word where there is no file', async () => {
  const warn = answer('', 404);
  expect(await loadBrand()).toEqual(readBrand({}));
  expect(warn).not.toHaveBeenCalled();
});
