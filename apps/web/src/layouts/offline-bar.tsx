import { useFormat } from '@bourse/i18n';
import { useOnline } from '@bourse/market';
import { useConnection } from '@bourse/realtime';
import { colour } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { shellMessages } from '../locales/messages';
import { useKeptAt } from '../offline/use-kept-at';

const Bar = styled('output')({
  display: 'block',
  padding: '6px 16px',
  fontSize: 13,
  textAlign: 'center',
  textWrap: 'balance',
  // Between clauses, never inside of a word.
  '&:lang(zh), &:lang(ja), &:lang(ko)': { wordBreak: 'keep-all', overflowWrap: 'anywhere' },
  color: colour.text,
  backgroundColor: colour.raised,
  borderBottom: `1px solid ${colour.line}`,
});

/** Says that there is no network, and how old what is on the page is. */
export function OfflineBar() {
  const isOnline = useOnline();
  return isOnline ? null : <OfflineNote />;
}

function OfflineNote() {
  const text = shellMessages.useText();
  const format = useFormat();
  const { lastHeardAt } = useConnection();
  const keptAt = useKeptAt();
  // What the socket did not bring was read, and what a visitor reads leaves a copy.
  const asOf = Math.max(lastHeardAt ?? 0, keptAt ?? 0);
  return <Bar>{asOf === 0 ? text('offline') : text('offline.asOf', { time: format.dateTime(asOf) })}</Bar>;
}
