import { Box, colour, FONT_SIZE, hairline, Icon, RADIUS, space } from '@bourse/ui-kit';
import { identityMessages } from '../locales/messages';
import { antiPhishingPhrase } from './phrase';

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(0.5, 2),
  margin: 0,
  padding: space(2, 3),
  border: hairline(colour.line),
  borderRadius: `${RADIUS.control}px`,
  fontSize: FONT_SIZE.table,
  color: colour.quiet,
  overflowWrap: 'anywhere',
  '& strong': { color: colour.text },
} as const;

interface PhraseLineProps {
  readonly phrase: string;
}

/** The phrase in one line. A page of another site cannot read it, so it cannot show it. */
function PhraseLine({ phrase }: PhraseLineProps) {
  const text = identityMessages.useText();
  return (
    <Box component="p" sx={LINE}>
      <Icon name="shield" />
      {text('phrase.label')} <strong>{phrase}</strong>
    </Box>
  );
}

/** The anti-phishing phrase of this device; nothing if none is set. For login, withdrawal and release screens. */
export function AntiPhishingPhrase() {
  const phrase = antiPhishingPhrase.useValue() ?? '';
  return phrase === '' ? null : <PhraseLine phrase={phrase} />;
}
