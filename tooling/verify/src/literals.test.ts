import { expect, it } from 'vitest';
import { literals } from './literals';

it.each([
  ['  fontSize: 12,', 'font size'],
  ["const label = { fontSize: '11px' };", 'font size'],
  ["  const figure = svg('text', { 'font-size': 11 });", 'font size'],
  ["  fontSize: 'clamp(34px, 4.4vw, 54px)',", 'font size'],
  ['  <p style={{ fontSize: 13 }}>', 'font size'],
  ["  <Box sx={{ fontSize: { xs: '14px' } }}>", 'font size'],
  ['  <text fontSize="11">', 'font size'],
  ["  font: '600 14px sans-serif',", 'font size'],
  ['  <strong style={{ fontWeight: 700 }}>', 'weight'],
  ["  fontWeight: 'bold',", 'weight'],
  ["  '@media (width < 600px)': {", 'breakpoint'],
  ['  [theme.breakpoints.down(700)]: {', 'breakpoint'],
  ['  <path stroke="red" />', 'colour'],
  ["  backgroundColor: 'oklch(0.7 0.1 20)',", 'colour'],
  ['  boxShadow: `0 4px 12px ${colour.line}`,', 'elevation'],
  ["  transition: 'opacity 150ms ease-out',", 'curve'],
  ['  outline: `1px solid ${colour.accent}`,', 'focus ring'],
  ["  '@media (max-width: 600px)': {", 'breakpoint'],
  ["  '@container (min-width:640px)': {", 'breakpoint'],
  ["  color: '#ffffff',", 'colour'],
  ["  color: 'white',", 'colour'],
  ['  textShadow: `0 0 4px rgb(0 0 0 / 20%)`,', 'colour'],
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
  '  fontWeight: WEIGHT.strong,',
  '  boxShadow: `inset 0 -1px ${colour.line}`,',
  '  transition: `opacity 150ms ${EASING}`,',
  "  outline: 'none',",
  '  borderRadius: 0,',
  "  borderRadius: '50%',",
  '  borderRadius: RADIUS.control,',
  '  borderRadius: `0 0 ${RADIUS.panel}px ${RADIUS.panel}px`,',
])('the check accepts %j', (line) => {
  expect(literals(line)).toEqual([]);
});
