import { noticePath } from '../notices/notice-path';
import { useNotices } from '../notices/use-news';
import { COARSE, colour, FONT_SIZE, Icon, RADIUS, TOUCH } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { Link } from 'react-router';
import { newsMessages } from '../locales/messages';

const Strip = styled('aside')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 32,
  padding: '0 12px',
  fontSize: FONT_SIZE.table,
  color: colour.quiet,
  backgroundColor: colour.panel,
  border: `1px solid ${colour.line}`,
  borderRadius: RADIUS.control,
  // The height of the title and the edges.
  [COARSE]: { minHeight: TOUCH + 2 },
});
const Title = styled(Link)({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: colour.text,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  // On a phone two lines of a long title have the height that a finger needs.
  [COARSE]: { display: 'grid', alignItems: 'center', minHeight: TOUCH, lineHeight: 1.4, whiteSpace: 'normal' },
  '& > span': {
    [COARSE]: { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' },
  },
});

/** The newest notice of the news categories 3 and 4; nothing where there is none. */
export function Component() {
  const text = newsMessages.useText();
  const { items, state } = useNotices();
  const newest = items?.[0];
  // The strip keeps its height while the notices load, so that the content below does not move.
  if (state.kind === 'loading') return <Strip as="div" aria-hidden />;
  if (!newest) return null;
  return (
    <Strip aria-label={text('notice.newest')}>
      <Icon name="bell" size={16} />
      <Title to={noticePath(newest.id)}>
        <span>{newest.title}</span>
      </Title>
    </Strip>
  );
}
