import { afterEach, expect, it } from 'vitest';
import type { Family } from '../back-ends/replies';
import { startBackEnd, type StubBackEnd } from '../back-ends/start-back-end';
import { dialectReport } from './dialect-report';

let backEnd: StubBackEnd | undefined;
afterEach(async () => {
  await backEnd?.stop();
  backEnd = undefined;
});

async function reportOf(family: Family, token: string | undefined = 'token') {
  backEnd = await startBackEnd(family);
  return dialectReport({ baseUrl: backEnd.origin, token, dialect: 'auto' });
}

it.each<[Family, RegExp]>([
  ['a', /^Preset a is proposed/],
  ['b', /^Preset b is proposed/],
  // Families C and D differ in writes alone.
  ['c', /^Presets c, d fit alike: only a write tells them apart\./],
  ['d', /^Presets c, d fit alike: only a write tells them apart\./],
  ['e', /^Preset e is proposed/],
  ['f', /^Preset f is proposed/],
])('the report about a dialect proposes the preset of family %s', async (family, line) => {
  expect((await reportOf(family))[0]).toMatch(line);
});

it('the report about a dialect says for each screen what users see and notice, and which write tells two presets apart', async () => {
  const report = await reportOf('c');
  expect(report.filter((line) => line.includes('Does '))).toEqual([
    '  Does a withdrawal take a code by SMS in `code` (c), or a password in `pay_password` (d)?',
  ]);
  expect(report).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^[A-Z].* works$/),
      expect.stringMatching(/^[A-Z].* hidden +(?:GET|POST) \/api\/\S/),
    ]),
  );
  expect(report.slice(report.lastIndexOf('') + 1)).not.toEqual([]);
  expect(report.join('\n')).not.toMatch(/fails|cannot be read/);
});

it.each<[Family, readonly RegExp[]]>([
  [
    'b',
    [
      /`all_levers` is not the balance/,
      /The list of all positions is refused without a pair/,
      /A buy is paid from the asset account/,
      /C2C orders name publisher and taker/,
      /the role follows from `user_id` and `seller_id`/,
      /The state of a C2C ad is in `is_done`/,
    ],
  ],
  ['e', [/Parts of a lot are offered/, /A deposit address is empty for this user/]],
])('the report about family %s names each figure that has another meaning', async (family, notes) => {
  const report = (await reportOf(family)).join('\n');
  for (const note of notes) expect(report).toMatch(note);
});
