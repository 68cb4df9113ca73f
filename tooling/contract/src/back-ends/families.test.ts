import { afterEach, describe, expect, it } from 'vitest';
import { callName } from '../calls';
import { readAsClient } from '../check/read-as-client';
import type { Family } from './replies';
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

/** Calls that no family has. */
const ABSENT = [
  'POST /api/quotation_new',
  'GET /api/currency/detail',
  'GET /api/news/list',
  'GET /api/news/xieyi',
  'GET /api/user/region_users',
  'GET /api/user/upstart',
];

describe('the replies of back ends that exist', () => {
  it.each<Family>(['a', 'b', 'c', 'd', 'e', 'f'])('of family %s are read in every call that it has', async (family) => {
    const { gaps, works, absent } = await readingsOf(family);
    expect(gaps).toEqual([]);
    expect(works.length).toBeGreaterThan(30);
    expect(absent).toEqual(expect.arrayContaining(ABSENT));
  });
});
