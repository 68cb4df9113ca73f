import styled from '@emotion/styled';
import { useState } from 'react';
import { WEIGHT } from '../theme/scale';
import { colour } from '../theme/variables';

const Mark = styled('span')({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  borderRadius: '50%',
  overflow: 'hidden',
  fontWeight: WEIGHT.strong,
  color: colour.quiet,
  backgroundColor: colour.raised,
  // Not a text: the name beside it is copied and read without it.
  '&[data-letter]::before': { content: 'attr(data-letter)' },
});

export interface CoinMarkProps {
  /** Address of the picture; empty where there is none. */
  readonly logo?: string;
  readonly name: string;
  /** CSS pixels. */
  readonly size?: number;
}

/**
 * A coin's picture, or its first letter if there is none or it fails to load. Decorative: the name is shown beside it.
 */
export function CoinMark({ logo = '', name, size = 28 }: CoinMarkProps) {
  const [failed, setFailed] = useState<string>();
  const hasPicture = logo !== '' && logo !== failed;
  return (
    <Mark
      aria-hidden
      {...(!hasPicture && { 'data-letter': name.slice(0, 1) })}
      style={{ width: size, height: size, fontSize: size * 0.45 }}
    >
      {hasPicture && (
        <img
          src={logo}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(logo)}
        />
      )}
    </Mark>
  );
}
