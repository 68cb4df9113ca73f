// @vitest-environment jsdom
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { launchInfo, subscriptionRecords } from '@bourse/contracts/subscription';
import { webAddress } from '../rules/web-address';
import { aWireLaunch, aWireRecord } from '.';

it('the contract reads a launch; a missing balance is unknown and the step has a limit', () => {
  const launch = v.parse(launchInfo.reply, aWireLaunch({ step: 9, detail: null }));
  expect(launch).toMatchObject({ name: 'BRS', remaining: '500000', price: '1.05', step: 4, balance: undefined });
});

it('the contract reads the status of each record', () => {
  const data = [1, 2, 3, 7].map((status) => aWireRecord({ status }));
  expect(v.parse(subscriptionRecords.reply, { data }).map(({ status }) => status)).toEqual([
    'locked',
    'unlockable',
    'completed',
    'locked',
  ]);
});

it('the contract opens the whitepaper only at an https address or a page of this origin', () => {
  expect(webAddress('https://example.org/a.pdf')).toBe('https://example.org/a.pdf');
  expect(webAddress('/components/noticeDetail?id=1')).toBe(`${location.origin}/components/noticeDetail?id=1`);
  for (const address of [
    undefined,
    '',
    'http://example.org',
    '//example.org/a',
    '/\t/example.org',
    'javascript:alert(1)',
  ])
    expect(webAddress(address)).toBeUndefined();
});
