import { framesOf, logError, loggedErrors } from '@bourse/feature-kit';
import { expect, it } from 'vitest';
import { aVisitor } from '@bourse/market/testing';
import { measurementOf } from './measurement';
import { knownCalls } from './reads';
import { supportBundle } from './support-bundle';

const SECRETS = [
  'eyJhbGciOiJIUzI1NiJ9.secret',
  '0x52908400098527886E0F7030069857D2E4169EE7',
  'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf',
  'ada@example.org',
  'Ada Lovelace',
  '张伟',
  '12345.678',
  '+8613800138000',
];
const NOW = Date.parse('2026-11-20T12:00:00Z');

/** A cache in which every place that a user's data can be in holds all secrets. */
function plantedState() {
  const { exchange } = aVisitor().store.getState();
  const planted = SECRETS.join(' ');
  const entry = {
    status: 'rejected',
    endpointName: 'withdraw',
    requestId: planted,
    originalArgs: { address: planted },
    data: { name: planted },
    startedTimeStamp: NOW,
    error: { kind: 'rejected', text: `Hello ${planted}` },
  };
  const known = { ...entry, endpointName: 'deal', error: { kind: 'rejected', text: 'Insufficient balance' } };
  const queries = { [planted]: entry, [`deal(${planted})`]: known };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- entries as the cache has them, without their types
  return { exchange: { ...exchange, queries } as unknown as typeof exchange };
}

it('the support bundle contains no secret that was planted in calls, errors and texts', () => {
  const error = new TypeError(`Cannot pay ${SECRETS.join(' ')}`);
  error.stack = `TypeError: ${SECRETS.join('\n')}\n    at pay (https://bourse.example/a-1f.js?token=${SECRETS[0]}:10:5)`;
  logError(error);
  const bundle = supportBundle({
    at: NOW,
    userAgent: 'Mozilla/5.0',
    scripts: ['index-4f.js'],
    settings: { language: 'en' },
    connection: { phase: 'live', attempt: 0, lastHeardAt: NOW },
    measurement: measurementOf([30, 10, 20]),
    clockOffset: 12,
    calls: knownCalls(plantedState()),
    errors: loggedErrors(),
    knownTexts: new Set(['Insufficient balance']),
  });
  for (const secret of SECRETS) expect(bundle).not.toContain(secret);
  expect(JSON.parse(bundle)).toMatchObject({
    timings: { roundTripMs: { least: 10, median: 20, most: 30 } },
    refusedReplies: [
      { endpoint: 'deal', kind: 'rejected', text: 'Insufficient balance' },
      { endpoint: 'withdraw', kind: 'rejected' },
    ],
    errors: [{ name: 'TypeError', frames: ['pay a-1f.js:10:5'] }],
  });
});

it('the support bundle reads the stack frames of each engine, without the path of a file', () => {
  expect(framesOf('Error: x\n    at async load (https://a.b/c/main-1.js:1:2)\n    at https://a.b/d.js:3:4')).toEqual([
    'load main-1.js:1:2',
    '? d.js:3:4',
  ]);
  expect(framesOf('load@https://a.b/c/main-1.js:1:2\n@https://a.b/d.js:3:4')).toEqual([
    'load main-1.js:1:2',
    '? d.js:3:4',
  ]);
});
