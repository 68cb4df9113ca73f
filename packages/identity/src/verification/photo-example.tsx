import { Box, colour } from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import { identityMessages } from '../locales/messages';
import type { PHOTOS } from '../rules/verification-rules';

type Photo = (typeof PHOTOS)[number];

const FIGURE = {
  display: 'grid',
  justifyItems: 'center',
  gap: 2,
  margin: 0,
  color: colour.quiet,
  '& svg': { width: 168, height: 112, fill: 'none', stroke: 'currentcolor', strokeWidth: 2, strokeLinecap: 'round' },
} as const;

const CARD = <rect x="14" y="10" width="140" height="92" rx="8" />;

const DRAWING: Record<Photo, ReactNode> = {
  front: (
    <>
      {CARD}
      <rect x="28" y="28" width="38" height="48" rx="4" />
      <circle cx="47" cy="46" r="8" />
      <path d="M34 76c2-12 24-12 26 0M80 36h58M80 52h44M80 68h52M28 90h112" />
    </>
  ),
  reverse: (
    <>
      {CARD}
      <path d="M14 30h140M14 44h140M28 60h56M28 72h40M100 60h36v18h-36zM28 90h112" />
    </>
  ),
  hand: (
    <>
      <circle cx="62" cy="36" r="20" />
      <path d="M20 106c2-34 24-46 42-46s36 10 41 24" />
      <rect x="98" y="62" width="56" height="38" rx="5" />
      <rect x="105" y="70" width="14" height="18" rx="2" />
      <path d="M126 72h20M126 82h14M108 94h34M92 96c4-6 8-8 14-6" />
    </>
  ),
};

/** A drawing of what the photo has to show, and the same in words. */
export function PhotoExample({ photo }: { readonly photo: Photo }) {
  const text = identityMessages.useText();
  return (
    <Box component="figure" sx={FIGURE}>
      <svg viewBox="0 0 168 112" aria-hidden>
        {DRAWING[photo]}
      </svg>
      <figcaption>{text(`verify.${photo}.example`)}</figcaption>
    </Box>
  );
}
