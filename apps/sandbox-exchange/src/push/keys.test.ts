import { expect, it } from 'vitest';
import { isKeyPair, keysOf } from './keys';

function memorySettings() {
  const kept = new Map<string, string>();
  return {
    get: async (name: string) => kept.get(name),
    set: async (name: string, value: string) => void kept.set(name, value),
  };
}

it('a pair of keys is made once and kept', async () => {
  const settings = memorySettings();
  const made = await keysOf(settings, undefined);
  expect(isKeyPair(made)).toBe(true);
  expect(Buffer.from(made.publicKey, 'base64url')).toHaveLength(65);
  expect(Buffer.from(made.privateKey, 'base64url')).toHaveLength(32);
  expect(await keysOf(settings, undefined)).toEqual(made);
});

it("the operator's pair is used in the place of the kept one", async () => {
  const settings = memorySettings();
  const kept = await keysOf(settings, undefined);
  const own = await keysOf(memorySettings(), undefined);
  expect(await keysOf(settings, own)).toEqual(own);
  expect(await keysOf(settings, undefined)).toEqual(kept);
});

it('keys of two pairs, and keys that are none, are no pair', async () => {
  const one = await keysOf(memorySettings(), undefined);
  const other = await keysOf(memorySettings(), undefined);
  expect(isKeyPair({ publicKey: one.publicKey, privateKey: other.privateKey })).toBe(false);
  expect(isKeyPair({ publicKey: '', privateKey: '' })).toBe(false);
  expect(isKeyPair({ ...one, privateKey: 'not a key' })).toBe(false);
});
