import { useLanguage } from '@bourse/i18n';
import { useNewsListQuery } from '@bourse/market';
import { colour, Icon } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { Link } from 'react-router';
import { spotMessages } from '../locales';

/** Notices (specification, section 7). */
const NOTICES = 3;

const Strip = styled('aside')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 32,
  padding: '0 12px',
  fontSize: 13,
  color: colour.quiet,
  backgroundColor: colour.panel,
  border: `1px solid ${colour.line}`,
  borderRadius: 6,
});
const Title = styled(Link)({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: colour.text,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

/** The newest notice, if there is one. */
export function NoticeStrip() {
  const text = spotMessages.useText();
  const { language } = useLanguage();
  const { data, isLoading } = useNewsListQuery({ c_id: NOTICES, lang: language });
  const newest = data?.[0];
  // Its place is kept until it is known that there is none: nothing below may jump.
  if (isLoading) return <Strip as="div" aria-hidden />;
  if (!newest) return null;
  return (
    <Strip aria-label={text('deal.notice')}>
      <Icon name="bell" size={16} />
      <Title to={`/components/noticeDetail?id=${newest.id}`}>{newest.title}</Title>
    </Strip>
  );
}
