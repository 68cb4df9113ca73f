import { afterEach, describe, expect, it } from 'vitest';
import { callName } from '../calls';
import { readAsClient } from '../check/read-as-client';
import { PROBES } from '../features';
import { familyRows } from './family-table';
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

describe('the replies of back ends that exist', () => {
  it.each<Family>(['a', 'b', 'c', 'd', 'e', 'f'])(
    'the replies of back ends that exist of family %s are read in every call that it has',
    async (family) => {
      const { gaps, works, absent } = await readingsOf(family);
      expect(gaps).toEqual([]);
      expect(works.length).toBeGreaterThan(30);
      expect(absent).toEqual(expect.arrayContaining(ABSENT_READS.map((name) => name.replace(' ', ' /api'))));
    },
  );
});

describe('the table of families and calls', () => {
  it('the table of families and calls has no gap, and says how each adapted call differs', () => {
    const rows = familyRows();
    expect(rows.flatMap(({ call, states }) => (states.some(([, state]) => state === 'gap') ? [call] : []))).toEqual([]);
    const adapted = rows.filter(({ states }) => states.some(([, state]) => state === 'adapted' || state === 'partly'));
    expect(adapted.flatMap(({ call, adaptation }) => (adaptation === undefined ? [call] : []))).toEqual([]);
  });
});
