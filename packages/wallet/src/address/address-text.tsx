import { Box, colour, FONT_SIZE, soft, Text, VisuallyHidden, WEIGHT } from '@bourse/ui-kit';
import { walletMessages } from '../locales/messages';
import { addressGroups, comparedSegments } from '../rules/address/resemblance';

/** Characters at each end that are written strongly. */
const STRONG = 6;

const WRITTEN = {
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: FONT_SIZE.form,
  overflowWrap: 'anywhere',
  '& strong': { fontWeight: WEIGHT.strong },
} as const;

/** An address in full, in groups of four, the first and the last six characters strong. */
export function AddressText({ address }: { readonly address: string }) {
  const last = address.length - STRONG;
  return (
    <Box component="span" sx={WRITTEN} translate="no">
      {addressGroups(address).map((group, at) => {
        const start = at * 4;
        const head = group.slice(0, Math.max(0, STRONG - start));
        const tail = group.slice(Math.max(head.length, last - start));
        const middle = group.slice(head.length, group.length - tail.length);
        return (
          <span key={start} style={{ display: 'inline-block', marginRight: '0.5ch' }}>
            {head !== '' && <strong>{head}</strong>}
            {middle !== '' && (
              <Text as="span" size="inherit" tone="quiet">
                {middle}
              </Text>
            )}
            {tail !== '' && <strong>{tail}</strong>}
          </span>
        );
      })}
    </Box>
  );
}

const DIFFERENT = {
  color: colour.text,
  backgroundColor: soft(colour.danger, 24),
  textDecoration: 'underline',
  textDecorationThickness: 2,
  textUnderlineOffset: 3,
} as const;

/** An address with the characters marked in which it differs from another one, also for screen readers. */
export function ComparedAddress({ address, other }: { readonly address: string; readonly other: string }) {
  const text = walletMessages.useText();
  return (
    <Box component="span" sx={WRITTEN} translate="no">
      {comparedSegments(address, other).map((segment, at) =>
        segment.differs ? (
          // oxlint-disable-next-line react/no-array-index-key -- the segments of one address never move
          <Box component="mark" sx={DIFFERENT} key={at}>
            <VisuallyHidden>{text('address.differsStart')}</VisuallyHidden>
            {segment.text}
            <VisuallyHidden>{text('address.differsEnd')}</VisuallyHidden>
          </Box>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <span key={at}>{segment.text}</span>
        ),
      )}
    </Box>
  );
}
