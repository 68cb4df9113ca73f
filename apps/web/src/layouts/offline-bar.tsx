import { useFormat } from '@bourse/i18n';
import { useOnline, useConnection } from '@bourse/realtime';
import { colour, FONT_SIZE, Icon, soft } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { shellMessages } from '../locales/messages';
import { useCachedAt } from '../offline/use-cached-at';

const Bar = styled('output')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  padding: '8px 16px',
  fontSize: FONT_SIZE.table,
  textAlign: 'center',
  textWrap: 'balance',
  // Between clauses, never inside of a word.
  '&:lang(zh), &:lang(ja), &:lang(ko)': { wordBreak: 'keep-all', overflowWrap: 'anywhere' },
  color: colour.text,
  backgroundColor: soft(colour.warning, 18),
  borderBottom: `1px solid ${colour.warning}`,
  '& > svg': { flex: 'none', color: colour.warning },
});

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
    <Bar>
      <Icon name="warning" size={16} />
      <span>{asOf === 0 ? text('offline') : text('offline.asOf', { time: format.zonedDateTime(asOf) })}</span>
    </Bar>
  );
}
