import styled from '@emotion/styled';

/** Longest account (trading side, section 9). */
export const EMAIL_MAX = 120;

export const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 8,
  maxWidth: 480,
  // The space of an error is always there, so that an error does not move the page.
  minHeight: 76,
  '& > div:first-of-type': { flex: '1000 1 220px', '& input': { height: 46, paddingBlock: 0, fontSize: 16 } },
});

// On its own line, as wide as the field, if both do not fit.
export const Press = styled('span')({
  flex: '1 0 auto',
  display: 'flex',
  '& > *': { flex: 1, minHeight: 48, paddingInline: 24, fontSize: 16 },
});
