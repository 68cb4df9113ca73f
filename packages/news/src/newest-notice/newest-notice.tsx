import { useServerNow } from '@bourse/feature-kit';
import { Box, colour, FONT_SIZE, Icon, IconButton, RADIUS } from '@bourse/ui-kit';
import { Link } from 'react-router';
import { newsMessages } from '../locales/messages';
import { noticePath } from '../notices/notice-path';
import { markNoticesRead, useReadNotices } from '../notices/read-notices';
import { useNotices } from '../notices/use-news';

const DAY_MS = 86_400_000;

const LINE = {
  display: 'flex',
  flex: '0 1 auto',
  alignItems: 'center',
  gap: 1,
  minWidth: 0,
  paddingInlineStart: 2,
  borderRadius: `${RADIUS.control}px`,
  fontSize: FONT_SIZE.table,
  color: colour.quiet,
  '& > :first-child, & > :last-child': { flex: 'none' },
} as const;
const TITLE = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: colour.text,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const;

/**
 * The newest notice of the news categories 3 and 4 on one line, while it is younger than a day and not read. Opened or dismissed, it
 * counts as read; older ones are in the bell.
 */
export function Component() {
  const text = newsMessages.useText();
  const { items } = useNotices();
  const read = useReadNotices();
  const now = useServerNow();
  const newest = items?.[0];
  if (newest?.updatedAt === undefined || now() - newest.updatedAt > DAY_MS || read.includes(newest.id)) return null;
  const markRead = () => markNoticesRead([newest.id]);
  return (
    <Box component="aside" sx={LINE} aria-label={text('notice.newest')}>
      <Icon name="bell" size={16} />
      <Box component={Link} sx={TITLE} to={noticePath(newest.id)} title={newest.title} onClick={markRead}>
        {newest.title}
      </Box>
      <IconButton icon="close" label={text('notice.dismiss')} onClick={markRead} />
    </Box>
  );
}
