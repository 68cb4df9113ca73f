import { isNegative, isPositive, type Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { Arrow, ARROW, Coloured, type Direction } from './direction';
import { ValueText } from './value-text';

/** Which way a signed figure points. */
export function directionOf(value: Decimal | undefined): Direction {
  if (value === undefined) return 'unchanged';
  if (isPositive(value)) return 'up';
  return isNegative(value) ? 'down' : 'unchanged';
}

/** A change in per cent: sign, colour and arrow show the direction. */
export function ChangeText({ value, hasArrow = true }: { value: Decimal | undefined; hasArrow?: boolean }) {
  const format = useFormat();
  const direction = directionOf(value);
  return (
    <Coloured translate="no" data-direction={direction}>
      <ValueText>{format.percent(value, { sign: 'always' })}</ValueText>
      {hasArrow && <Arrow aria-hidden>{ARROW[direction]}</Arrow>}
    </Coloured>
  );
}
