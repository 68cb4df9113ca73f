import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { browserName } from './browser-name';
import { changedTimeZone, MAX_LOG_INS, logInsOf, withLogIn, type DeviceLogIn } from './device-log-ins';

const logIn = fc.record({
  userId: fc.integer({ min: 1, max: 8 }),
  at: fc.integer({ min: 0, max: 1000 }),
  browser: fc.constant('Firefox, Linux'),
  timeZone: fc.constantFrom('Asia/Shanghai', 'Europe/Madrid'),
});

test('withLogIn keeps the new login, newest first, at most 10 of a user and 5 users', () => {
  fc.assert(
    fc.property(fc.array(logIn, { minLength: 1, maxLength: 80 }), (log) => {
      const all = log.reduce<DeviceLogIn[]>((kept, one, index) => withLogIn(kept, { ...one, at: index }), []);
      expect(all[0]).toEqual({ ...log.at(-1), at: log.length - 1 });
      expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted((a, b) => b - a));
      const users = new Set(all.map(({ userId }) => userId));
      expect(users.size).toBeLessThanOrEqual(5);
      for (const userId of users) expect(logInsOf(all, userId).length).toBeLessThanOrEqual(MAX_LOG_INS);
    }),
  );
});

const at = (timeZone: string): DeviceLogIn => ({ userId: 7, at: 0, browser: '', timeZone });

describe('the time zone of the last login', () => {
  test('the time zone has changed if the last two logins differ', () => {
    expect(changedTimeZone([at('Europe/Madrid'), at('Asia/Shanghai')])).toEqual({
      last: 'Europe/Madrid',
      before: 'Asia/Shanghai',
    });
  });

  test.each([[[]], [[at('UTC')]], [[at('UTC'), at('UTC'), at('Europe/Madrid')]]])(
    'the time zone has not changed in %j',
    (own) => {
      expect(changedTimeZone(own)).toBeUndefined();
    },
  );
});

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    'Chrome, Windows',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge, Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/604.1', 'Safari, iOS'],
  ['curl/8', ''],
])('the time zone %s is %j', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
