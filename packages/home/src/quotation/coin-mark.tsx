import { colour, WEIGHT } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useState } from 'react';

const Mark = styled('span')({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  borderRadius: '50%',
  overflow: 'hidden',
  fontWeight: WEIGHT.strong,
  color: colour.quiet,
  backgroundColor: colour.raised,
});

export interface CoinMarkProps {
  readonly logo: string;
  readonly name: string;
  /** CSS pixels. */
  readonly size?: number;
}

/**
 * A coin's picture, or its first letter if there is none or it fails to load. Decorative: the name is shown beside it.
 */
export function CoinMark({ logo, name, size = 28 }: CoinMarkProps) {
  const [failed, setFailed] = useState<string>();
  const hasPicture = logo !== '' && logo !== failed;
  return (
    <Mark aria-hidden style={{ width: size, height: size, fontSize: size * 0.45 }}>
      {hasPicture ? (
        <img
          src={logo}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(logo)}
        />
      ) : (
        name.slice(0, 1)
      )}
    </Mark>
  );
}
