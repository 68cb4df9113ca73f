import { ReadError } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import {
  Box,
  Button,
  colour,
  EmptyState,
  End,
  ROUND,
  Row,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@bourse/ui-kit';
import { Link } from 'react-router';
import { newsMessages } from '../locales/messages';
import { Entry } from './entry';
import { noticePath } from './notice-path';
import { markNoticesRead, useReadNotices } from './read-notices';
import { useNotices } from './use-news';

/** Marks an unread notice. */
const DOT = { width: 8, height: 8, borderRadius: ROUND, backgroundColor: colour.accent } as const;

/** The exchange's notices, read and unread. */
export function AccountNoticeList() {
  const text = newsMessages.useText();
  const format = useFormat();
  const { items, state, retry } = useNotices();
  const known = useReadNotices();
  return (
    <>
      {items && items.length > 0 && (
        <Row sx={{ pt: 3 }}>
          <End>
            <Button size="small" tone="quiet" onClick={() => markNoticesRead(items.map(({ id }) => id))}>
              {text('messages.markRead')}
            </Button>
          </End>
        </Row>
      )}
      {state.kind === 'loading' && <Skeleton height={320} />}
      {state.kind === 'failed' && <ReadError title={text('messages.failed')} failure={state.failure} onRetry={retry} />}
      {items?.length === 0 && <EmptyState icon="bell" title={text('messages.none')} />}
      {items && items.length > 0 && (
        <Stack component="ul" spacing={0} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {items.map(({ id, title, updatedAt }) => {
            const isUnread = !known.includes(id);
            return (
              <Entry key={id} data-unread={isUnread || undefined}>
                <Link to={noticePath(id)} onClick={() => markNoticesRead([id])}>
                  {title}
                </Link>
                {isUnread && (
                  <Box component="span" sx={DOT}>
                    <VisuallyHidden>{text('messages.unread')}</VisuallyHidden>
                  </Box>
                )}
                {updatedAt !== undefined && (
                  <Text as="time" size="table" tone="quiet" isFigure>
                    {format.date(updatedAt)}
                  </Text>
                )}
              </Entry>
            );
          })}
        </Stack>
      )}
    </>
  );
}
