import { expect, it } from 'vitest';
import { closingLine, departs, linesOf, type Finding } from './findings';

const row = (index: number, got: string): Finding => departs('GET /api/x', `message[${index}].id`, 'an identity', got);

it('the report counts the same departure in many rows once', () => {
  expect(linesOf([row(0, 'the text "a"'), row(1, 'the text "b"'), row(2, 'null')], undefined)).toEqual([
    'departs  GET /api/x  message[0].id: expected an identity, got the text "a" (2 times)',
    'departs  GET /api/x  message[2].id: expected an identity, got null',
  ]);
});

it('the report never prints the token', () => {
  const lines = linesOf([row(0, 'the text "abc123"')], 'abc123');
  expect(lines).toEqual(['departs  GET /api/x  message[0].id: expected an identity, got the text "<token>"']);
});

it('the report prints a summary', () => {
  const findings: Finding[] = [
    { kind: 'ok', subject: 'a' },
    { kind: 'skipped', subject: 'b', detail: 'why' },
    row(0, 'null'),
  ];
  expect(closingLine(findings)).toBe('1 as the contract says, 1 departures, 1 not asked.');
});
