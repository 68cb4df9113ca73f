import { useFormat } from '@bourse/i18n';
import { useOnline, useConnection } from '@bourse/realtime';
import { Box, colour, FONT_SIZE, hairline, Icon, soft, space } from '@bourse/ui-kit';
import { shellMessages } from '../locales/messages';
import { useCachedAt } from '../offline/use-cached-at';

const BAR = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  padding: space(2, 4),
  fontSize: FONT_SIZE.table,
  textAlign: 'center',
  textWrap: 'balance',
  // Between clauses, never inside of a word.
  '&:lang(zh), &:lang(ja), &:lang(ko)': { wordBreak: 'keep-all', overflowWrap: 'anywhere' },
  color: colour.text,
  backgroundColor: soft(colour.warning, 18),
  borderBottom: hairline(colour.warning),
  '& > svg': { flex: 'none', color: colour.warning },
} as const;

/** Shows that there is no network, and the age of the displayed data. */
export function OfflineBar() {
  const isOnline = useOnline();
  return isOnline ? null : <OfflineNote />;
}

function OfflineNote() {
  const text = shellMessages.useText();
  const format = useFormat();
  const { lastHeardAt } = useConnection();
  const cachedAt = useCachedAt();
  // Data come from events or from reads; reads of visitors are cached.
  const asOf = Math.max(lastHeardAt ?? 0, cachedAt ?? 0);
  return (
    <Box component="output" sx={BAR}>
      <Icon name="warning" size={16} />
      <span>{asOf === 0 ? text('offline') : text('offline.asOf', { time: format.zonedDateTime(asOf) })}</span>
    </Box>
  );
}
