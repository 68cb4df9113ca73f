import { expect, it } from 'vitest';
import { seededRandom } from '../simulation/random';
import { manualClock } from '../testing/manual-clock';
import { PasskeyChallenges } from './passkey-challenges';

const MINUTE_MS = 60_000;

function open() {
  const clock = manualClock();
  return { clock, challenges: new PasskeyChallenges({ clock, random: seededRandom('challenges') }) };
}

it('a challenge counts once, for the session that it was issued to', () => {
  const { challenges } = open();
  const challenge = challenges.issue('session a');
  expect(challenges.spend(challenge, 'session b')).toBe(false);
  expect(challenges.spend(challenge, 'session a')).toBe(true);
  expect(challenges.spend(challenge, 'session a')).toBe(false);
});

it('a challenge ends after five minutes', () => {
  const { clock, challenges } = open();
  const [early, late] = [challenges.issue('a'), challenges.issue('a')];
  clock.advance(5 * MINUTE_MS - 1);
  expect(challenges.spend(early, 'a')).toBe(true);
  clock.advance(1);
  expect(challenges.spend(late, 'a')).toBe(false);
});

it('fifty challenges of one source are open, and the oldest of them ends first', () => {
  const { challenges } = open();
  const other = challenges.issue('other');
  const own = Array.from({ length: 51 }, (_, index) => challenges.issue(`log-in ${index}`, 'address'));
  expect(own.map((challenge, index) => challenges.spend(challenge, `log-in ${index}`))).toEqual([
    false,
    ...Array.from({ length: 50 }, () => true),
  ]);
  expect(challenges.spend(other, 'other')).toBe(true);
});

it('20,000 challenges are open in all', () => {
  const { challenges } = open();
  const [first = '', second = ''] = Array.from({ length: 20_001 }, (_, index) => challenges.issue(String(index)));
  expect(challenges.spend(first, '0')).toBe(false);
  expect(challenges.spend(second, '1')).toBe(true);
});
