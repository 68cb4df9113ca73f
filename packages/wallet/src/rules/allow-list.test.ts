import { describe, expect, test } from 'vitest';
import {
  addressKey,
  allowListFault,
  canonicalKey,
  COOL_DOWN_MS,
  isAllowListOn,
  NO_ALLOW_LIST,
  noteAddresses,
  stricterAllowList,
  switchOff,
  switchOn,
  takenOverAllowList,
} from './allow-list';

const OLD = addressKey(3, 'Told');
const NEW = addressKey(3, 'Tnew');
const T0 = 1_800_000_000_000;
const on = switchOn(NO_ALLOW_LIST, [OLD], T0);

describe('the allow-list', () => {
  test('the allow-list restricts nothing while it is off', () => {
    expect(allowListFault(NO_ALLOW_LIST, NEW, { isInBook: false, now: T0 })).toBeUndefined();
    expect(noteAddresses(NO_ALLOW_LIST, [NEW], T0)).toBe(NO_ALLOW_LIST);
  });

  test('the allow-list allows addresses that were in the book when it was switched on', () => {
    expect(allowListFault(on, OLD, { isInBook: true, now: T0 })).toBeUndefined();
  });

  test('the allow-list knows an address in lower case and with the checksum as one', () => {
    const mixed = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    const seen = switchOn(NO_ALLOW_LIST, [addressKey(3, mixed.toLowerCase())], T0);
    expect(allowListFault(seen, addressKey(3, mixed), { isInBook: true, now: T0 })).toBeUndefined();
    expect(canonicalKey(`3:${mixed}`)).toBe(addressKey(3, mixed.toLowerCase()));
    expect(addressKey(1, 'BC1QW508D6')).toBe(addressKey(1, 'bc1qw508d6'));
    expect(addressKey(3, 'Told')).not.toBe(addressKey(3, 'told'));
  });

  test('the allow-list refuses an address that is not in the book', () => {
    expect(allowListFault(on, NEW, { isInBook: false, now: T0 })).toEqual({ code: 'notInBook' });
  });

  test('the allow-list allows a new address 24 hours after this device first saw it', () => {
    const noted = noteAddresses(on, [OLD, NEW], T0 + 1000);
    const until = T0 + 1000 + COOL_DOWN_MS;
    expect(allowListFault(noted, NEW, { isInBook: true, now: T0 + 2000 })).toEqual({ code: 'coolDown', until });
    expect(allowListFault(noted, NEW, { isInBook: true, now: until - 1 })).toEqual({ code: 'coolDown', until });
    expect(allowListFault(noted, NEW, { isInBook: true, now: until })).toBeUndefined();
  });

  test('the cool-down does not restart when the address is seen again', () => {
    const noted = noteAddresses(on, [NEW], T0);
    expect(noteAddresses(noted, [NEW], T0 + 5000)).toBe(noted);
  });

  test('the allow-list ends 24 hours after it was switched off', () => {
    const off = switchOff(on, T0);
    expect(isAllowListOn(off, T0 + COOL_DOWN_MS - 1)).toBe(true);
    expect(isAllowListOn(off, T0 + COOL_DOWN_MS)).toBe(false);
    expect(switchOff(off, T0 + 10).endsAt).toBe(off.endsAt);
    expect(switchOn(off, [], T0 + 10).endsAt).toBeUndefined();
  });

  test('switching the allow-list off and on keeps the cool-down of an address that this device has not seen', () => {
    const again = switchOn(switchOff(on, T0), [NEW], T0);
    expect(again.endsAt).toBeUndefined();
    expect(allowListFault(again, NEW, { isInBook: true, now: T0 })).toMatchObject({ code: 'coolDown' });
  });

  test('an allow-list that another device switches off ends here after the cool-down, and one switched on applies at once', () => {
    for (const other of [NO_ALLOW_LIST, { ...on, endsAt: T0 - 1 }, { ...on, endsAt: T0 + 1 }, switchOff(on, T0)]) {
      const taken = takenOverAllowList(on, other, T0);
      expect(isAllowListOn(taken, T0 + COOL_DOWN_MS - 1)).toBe(true);
      expect(isAllowListOn(taken, T0 + COOL_DOWN_MS)).toBe(false);
      expect(takenOverAllowList(taken, other, T0 + 1000).endsAt).toBe(taken.endsAt);
    }
    expect(takenOverAllowList(switchOff(on, T0), on, T0).endsAt).toBeUndefined();
    expect(takenOverAllowList(NO_ALLOW_LIST, on, T0)).toEqual(on);
    expect(takenOverAllowList(switchOff(on, T0), NO_ALLOW_LIST, T0 + COOL_DOWN_MS)).toEqual(NO_ALLOW_LIST);
  });

  test('the cool-down of an address that only another device has seen begins now', () => {
    const other = { ...on, seen: { [OLD]: T0 + 5, [NEW]: 0 } };
    expect(takenOverAllowList(on, other, T0).seen).toEqual({ [OLD]: on.seen[OLD], [NEW]: T0 });
  });

  test('of two copies of the allow-list the one with the later end and the later cool-down counts, in any order', () => {
    const ending = switchOff(on, T0);
    const noted = noteAddresses(on, [NEW], T0 + 5000);
    for (const merged of [stricterAllowList(ending, noted), stricterAllowList(noted, ending)]) {
      expect(isAllowListOn(merged, T0 + 2 * COOL_DOWN_MS)).toBe(true);
      expect(allowListFault(merged, NEW, { isInBook: true, now: T0 + COOL_DOWN_MS })).toMatchObject({
        until: T0 + 5000 + COOL_DOWN_MS,
      });
    }
    expect(stricterAllowList(NO_ALLOW_LIST, ending)).toEqual(ending);
    expect(stricterAllowList(NO_ALLOW_LIST, NO_ALLOW_LIST)).toEqual(NO_ALLOW_LIST);
  });
});
