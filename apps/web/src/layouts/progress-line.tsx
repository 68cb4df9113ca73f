import { Box, colour, EASING, VisuallyHidden } from '@bourse/ui-kit';
import { keyframes } from '@emotion/react';
import { shellMessages } from '../locales/messages';

const sweep = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } });

const LINE = {
  position: 'fixed',
  zIndex: 1500,
  top: 0,
  left: 0,
  right: 0,
  height: 2,
  overflow: 'hidden',
  '&::after': {
    content: '""',
    display: 'block',
    width: '33%',
    height: '100%',
    backgroundColor: colour.accent,
    animation: `${sweep} 1.2s ${EASING} infinite`,
  },
} as const;

/** A thin line over the page: something is on its way, and nothing jumps when it is there. */
export function ProgressLine() {
  const text = shellMessages.useText();
  return (
    <>
      <Box sx={LINE} aria-hidden />
      <output>
        <VisuallyHidden>{text('screen.loading')}</VisuallyHidden>
      </output>
    </>
  );
}
