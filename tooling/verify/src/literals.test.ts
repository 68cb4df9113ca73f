import { expect, it } from 'vitest';
import { literals } from './literals';

it.each([
  ['  fontSize: 12,', 'font size'],
  ["const label = { fontSize: '11px' };", 'font size'],
  ["  const figure = svg('text', { 'font-size': 11 });", 'font size'],
  ["  fontSize: 'clamp(34px, 4.4vw, 54px)',", 'font size'],
  ["  '@media (max-width: 600px)': {", 'breakpoint'],
  ["  '@container (min-width:640px)': {", 'breakpoint'],
  ["  color: '#ffffff',", 'colour'],
  ["  color: 'white',", 'colour'],
  ['  boxShadow: `0 0 4px rgb(0 0 0 / 20%)`,', 'colour'],
  ['  borderRadius: 6,', 'radius'],
  ["  borderRadius: '0 0 7px 7px',", 'radius'],
])('the check finds %j', (line, name) => {
  const [first, ...others] = literals(`const a = 1;\n${line}`);
  expect(first?.line).toBe(2);
  expect(first?.message).toContain(`literal ${name}`);
  expect(others).toEqual([]);
});

it.each([
  '  fontSize: FONT_SIZE.dense,',
  "  fontSize: '0.9em',",
  "  font: 'inherit',",
  '  [BELOW.sm]: {',
  '  maxWidth: 600,',
  '  color: colour.onFill,',
  "  way: { href: '#' },",
  '// A colour such as `#0b57b7`.',
  '  borderRadius: 0,',
  "  borderRadius: '50%',",
  '  borderRadius: RADIUS.control,',
  '  borderRadius: `0 0 ${RADIUS.panel}px ${RADIUS.panel}px`,',
])('the check accepts %j', (line) => {
  expect(literals(line)).toEqual([]);
});
