import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../language';
import { createFormatter } from './formatter';

const AFTER_MIDNIGHT_IN_SHANGHAI = Date.UTC(2026, 0, 14, 16, 5, 9);
const en = createFormatter({ language: 'en' });

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

describe('an instant', () => {
  it('an instant is shown in Asia/Shanghai on a 24-hour clock by default', () => {
    expect(en.date(AFTER_MIDNIGHT_IN_SHANGHAI)).toBe('Jan 15, 2026');
    expect(en.time(AFTER_MIDNIGHT_IN_SHANGHAI)).toBe('00:05:09');
    expect(en.dateTime(AFTER_MIDNIGHT_IN_SHANGHAI)).toBe('Jan 15, 2026, 00:05:09');
  });

  it("an instant is shown in the device's time zone if the user selects it", () => {
    const local = createFormatter({ language: 'en', timeZone: 'local' });
    const expected = new Date(AFTER_MIDNIGHT_IN_SHANGHAI).toLocaleTimeString('en', { hourCycle: 'h23' });
    expect(local.time(AFTER_MIDNIGHT_IN_SHANGHAI)).toBe(expected);
  });

  it('an instant is shown in UTC if the user selects it', () => {
    expect(createFormatter({ language: 'en', timeZone: 'UTC' }).dateTime(AFTER_MIDNIGHT_IN_SHANGHAI)).toBe(
      'Jan 14, 2026, 16:05:09',
    );
  });

  it('an instant has the order of the language, and leading zeros so that columns align', () => {
    const fifth = Date.UTC(2026, 0, 4, 16, 5, 9);
    expect(LANGUAGES.map((language) => createFormatter({ language }).dateTime(fifth))).toEqual([
      '2026/01/05 00:05:09',
      '2026/01/05 00:05:09',
      'Jan 05, 2026, 00:05:09',
      '2026. 01. 05. 00:05:09',
      '2026/01/05 00:05:09',
      '05 ene 2026, 00:05:09',
    ]);
  });

  it('an instant that stands alone names its zone where it is not that of the device', () => {
    const deviceZone = new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset' });
    const device = deviceZone.formatToParts(AFTER_MIDNIGHT_IN_SHANGHAI).find(({ type }) => type === 'timeZoneName');
    const mark = device?.value === 'GMT+8' ? '' : ' (UTC+8)';
    expect(en.zonedDateTime(AFTER_MIDNIGHT_IN_SHANGHAI)).toBe(`Jan 15, 2026, 00:05:09${mark}`);
    expect(en.zonedTime(AFTER_MIDNIGHT_IN_SHANGHAI)).toBe(`00:05:09${mark}`);
    const local = createFormatter({ language: 'en', timeZone: 'local' });
    expect(local.zonedTime(AFTER_MIDNIGHT_IN_SHANGHAI)).toBe(local.time(AFTER_MIDNIGHT_IN_SHANGHAI));
    expect(en.zonedDateTime(undefined)).toBe('—');
  });

  it('an undefined instant is a dash', () => {
    expect([en.date(undefined), en.time(Number.NaN), en.dateTime(Infinity)]).toEqual(['—', '—', '—']);
  });
});

describe('an age', () => {
  it.each([
    [0, 'now'],
    [999, 'now'],
    [-5 * SECOND, 'now'],
    [SECOND, '1s ago'],
    [59.9 * SECOND, '59s ago'],
    [MINUTE, '1m ago'],
    [3 * HOUR, '3h ago'],
    [47 * HOUR, '1d ago'],
  ])('an age of %d ms is shown as %s', (age, words) => {
    expect(en.relativeAge(age)).toBe(words);
  });

  it("an age is shown in the user's language", () => {
    expect(createFormatter({ language: 'zh' }).relativeAge(5 * SECOND)).toBe('5秒前');
    expect(createFormatter({ language: 'kr' }).relativeAge(0)).toBe('지금');
  });

  it('an unknown age is a dash', () => {
    expect(en.relativeAge(undefined)).toBe('—');
  });
});
