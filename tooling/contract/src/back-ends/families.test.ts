import { afterEach, expect, it } from 'vitest';
import { callName } from '../calls';
import { readAsClient } from '../check/read-as-client';
import { PROBES } from '../features';
import { familyRows, workingShare } from './family-table';
import { ABSENT, type Family } from './replies';
import { startBackEnd, type StubBackEnd } from './start-back-end';

let backEnd: StubBackEnd | undefined;
afterEach(async () => {
  await backEnd?.stop();
  backEnd = undefined;
});

async function readingsOf(family: Family) {
  backEnd = await startBackEnd(family);
  const readings = await readAsClient({ baseUrl: backEnd.origin, token: 'token' });
  const named = (wanted: string) =>
    [...readings].flatMap(([call, reading]) => (reading === wanted ? [callName(call)] : []));
  return { gaps: named('gap'), works: named('works'), absent: named('absent') };
}

/** Those of the absent calls that the check asks without an id of an earlier reply. */
const ABSENT_READS = ABSENT.filter((name) =>
  PROBES.some(({ call, requests }) => `${call.method} ${call.path}` === name && requests({}).length > 0),
);

it.each<Family>(['a', 'b', 'c', 'd', 'e', 'f'])(
  'the client reads every reply of back ends of family %s',
  async (family) => {
    const { gaps, works, absent } = await readingsOf(family);
    expect(gaps).toEqual([]);
    expect(works.length).toBeGreaterThan(30);
    expect(absent).toEqual(expect.arrayContaining(ABSENT_READS.map((name) => name.replace(' ', ' /api'))));
  },
);

it.each<[Family, number]>([
  ['a', 97],
  ['b', 97],
  ['c', 95],
  ['d', 90],
  ['e', 90],
  ['f', 90],
])('the table of families and calls has for family %s at least %i %% of the present calls working', (family, least) => {
  const { present, working } = workingShare(familyRows(), family);
  expect(present).toBeGreaterThan(45);
  expect((100 * working) / present).toBeGreaterThanOrEqual(least);
});

it('the table of families and calls has no gap, and says how each adapted call differs', () => {
  const rows = familyRows();
  expect(rows.flatMap(({ call, states }) => (states.some(([, state]) => state === 'gap') ? [call] : []))).toEqual([]);
  const adapted = rows.filter(({ states }) => states.some(([, state]) => state === 'adapted' || state === 'partly'));
  expect(adapted.flatMap(({ call, adaptation }) => (adaptation === undefined ? [call] : []))).toEqual([]);
});
