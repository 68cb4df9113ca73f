import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { MissingReason } from '../figures/missing-text';
import { ValueText } from '../figures/value-text';
import { FONT_SIZE } from '../theme/scale';
import { colour } from '../theme/variables';

export interface Fact {
  /** Where labels are not unique, such as names of users. */
  readonly id?: number | string | undefined;
  readonly label: string;
  readonly value: ReactNode;
  /** Why the value is missing, where it is a dash. Default: the exchange does not send it. */
  readonly missing?: MissingReason | undefined;
}

const Pairs = styled('dl')({
  display: 'grid',
  // A wide card has pairs side by side: the eye loses the line between a label and a value that is far away.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  gap: '8px 48px',
  margin: 0,
  fontSize: FONT_SIZE.form,
  '& > div': {
    display: 'grid',
    // A value that may not wrap takes its width from the label, which may.
    gridTemplateColumns: 'minmax(0, auto) minmax(auto, 1fr)',
    gap: 16,
  },
  '& dt': { color: colour.quiet },
  // Chinese and Japanese values break between words and clauses, as others do.
  '& dd': {
    margin: 0,
    textAlign: 'right',
    overflowWrap: 'anywhere',
    wordBreak: 'keep-all',
    fontVariantNumeric: 'tabular-nums',
  },
});

/** Labels with their values, one pair a line, or more in a wide card: the summary of an order, a transfer or a confirmation. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <Pairs>
      {facts.map(({ id, label, value, missing }) => (
        <div key={id ?? label}>
          <dt>{label}</dt>
          <dd>
            <ValueText missing={missing}>{value}</ValueText>
          </dd>
        </div>
      ))}
    </Pairs>
  );
}
